import { Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../Hint/Hint.tsx';
import classes from './Loading.module.css';

/** Loader that appears after 200 ms, so short waits do not flicker (spec 9). Default label: “Loading”. */
export function Loading({ label }: { label?: string }) {
  const t = useTranslation('common');
  return (
    <Stack role="status" align="center" gap="md" px="lg" py="2rem" className={classes.loading}>
      <Text span inherit c="blue.4">
        <Loader aria-hidden size={36} />
      </Text>
      <Hint span>{label ?? t('state.loading')}</Hint>
    </Stack>
  );
}
