import { Button, Paper, SimpleGrid, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import type { LogoutConfirmProps } from './LogoutConfirm.tsx';

/** Inline confirmation before logout, below the top bar, where the sheet failed to load. */
export function InlineLogoutConfirm({ warning, onClose, onConfirm }: Omit<LogoutConfirmProps, 'isOpen'>) {
  const t = useTranslation('common');
  const title = useId();
  return (
    <Paper
      role="group"
      aria-labelledby={title}
      pos="absolute"
      top="100%"
      left={0}
      right={0}
      maw="36rem"
      mx="auto"
      p="lg"
      shadow="md"
    >
      <Text mb="md" role="alert">
        <strong id={title}>{t('logout.title')}</strong> {warning ?? t('logout.text')}
      </Text>
      <SimpleGrid cols={2} spacing="lg">
        <Button variant="default" onClick={onClose}>
          {t('logout.stay')}
        </Button>
        <Button onClick={onConfirm}>{t('logout.action')}</Button>
      </SimpleGrid>
    </Paper>
  );
}
