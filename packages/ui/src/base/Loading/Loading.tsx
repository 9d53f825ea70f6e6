import { Box, type BoxProps, type ElementProps, Loader, Text } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import classes from './Loading.module.css';

export interface LoadingProps extends BoxProps, ElementProps<'div', keyof BoxProps> {
  /** Default: “Loading”. */
  label?: string;
}

/** Loader that appears after 200 ms, so short waits do not flicker (spec 9). */
export function Loading({ label, className, ...props }: LoadingProps) {
  const t = useTranslation('common');
  return (
    <Box role="status" className={[classes.loading, className].filter(Boolean).join(' ')} {...props}>
      <Text span inherit c="blue.4">
        <Loader aria-hidden size={36} />
      </Text>
      <Text span size="sm" c="dimmed">
        {label ?? t('state.loading')}
      </Text>
    </Box>
  );
}
