import { ActionIcon, Box, Button, Group, Paper, Text } from '@mantine/core';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { CloseIcon, ExternalIcon } from '../../base/Icon/MemberIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { Link } from '../../base/Link/Link.tsx';

export interface InAppBrowserNoticeProps {
  app: string;
  url: string;
  /** URL that opens the phone's browser, if the app supports one. */
  externalBrowserHref?: string | undefined;
  onClose: () => void;
}

/**
 * Notice in an in-app browser, where files, codes and games fail, and how to leave it. Belongs in the banner of a
 * frame.
 */
export function InAppBrowserNotice({ app, url, externalBrowserHref, onClose }: InAppBrowserNoticeProps) {
  const t = useTranslation('site');
  return (
    <Paper maw="30rem" mx="auto" mt="md" p="md" pl="lg" radius="md">
      <Group gap="sm" align="start" wrap="nowrap" fz="sm">
        <Box flex={1} miw={0}>
          <Text inherit fw={600}>
            {t('inApp.title', { app })}
          </Text>
          <Hint inherit>{t('inApp.text')}</Hint>
          {externalBrowserHref === undefined && <Hint inherit>{t('inApp.menu', { app })}</Hint>}
          <Box mt="sm">
            {externalBrowserHref === undefined ? (
              <CopyButton text={url} label={t('inApp.copy')} withLabel />
            ) : (
              <Button
                component={Link}
                href={externalBrowserHref}
                size="sm"
                leftSection={<ExternalIcon size={18} />}
              >
                {t('inApp.open')}
              </Button>
            )}
          </Box>
        </Box>
        <ActionIcon aria-label={t('common:actions.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
