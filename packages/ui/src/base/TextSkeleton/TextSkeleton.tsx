import { Box, Skeleton } from '@mantine/core';
import { useWords } from '../../words/index.ts';

export interface TextSkeletonProps {
  /** How many lines it will probably have; 2 unless told. */
  lines?: number;
}

/** Where a text will stand: lines as high as its own, and a word for those who hear them. */
export function TextSkeleton({ lines = 2 }: TextSkeletonProps) {
  const t = useWords('common');
  return (
    <Box role="status" aria-label={t('state.loading')} aria-busy w="100%">
      {Array.from({ length: lines }, (_, at) => (
        <Box key={at}>
          <Skeleton width={at % 2 === 0 ? '80%' : '60%'} />
        </Box>
      ))}
    </Box>
  );
}
