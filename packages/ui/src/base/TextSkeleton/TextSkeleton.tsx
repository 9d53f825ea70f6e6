import { Box, Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';

/** Skeleton of a text of a few lines, with a label for screen readers. */
export function TextSkeleton({ lines = 2 }: { lines?: number }) {
  const t = useTranslation('common');
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
