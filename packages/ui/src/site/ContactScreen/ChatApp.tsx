import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { Contact } from '@wallet/contract/site';
import { useState } from 'react';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { safeExternalUrl, safeImageUrl } from '../../base/external-url/external-url.ts';
import { ChatIcon } from '../../base/Icon/Icon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import classes from './ContactScreen.module.css';
import { Link, newTab } from '../../base/Link/Link.tsx';

/** Operator in a chat app: QR code, link and name. */
export function ChatApp({ contact: { lineLink, lineName, lineQR } }: { contact: Contact }) {
  const t = useTranslation('site');
  const [brokenPicture, setBrokenPicture] = useState<string>();
  const link = safeExternalUrl(lineLink, 'chat');
  const picture = safeImageUrl(lineQR);
  const file = safeExternalUrl(lineQR, 'web');
  return (
    <>
      {picture !== undefined && picture !== brokenPicture && (
        <Stack component="figure" gap="sm" m={0} align="center" ta="center" fz="sm" c="dimmed">
          <img
            className={classes.picture}
            src={picture}
            alt={t('contact.qr', { name: lineName })}
            width={200}
            height={200}
            referrerPolicy="no-referrer"
            onError={() => setBrokenPicture(picture)}
          />
          <figcaption>
            {t('contact.scan')}{' '}
            {file !== undefined && (
              <Anchor href={file} download inherit {...newTab}>
                {t('contact.saveQr')}
              </Anchor>
            )}
          </figcaption>
        </Stack>
      )}
      {link === undefined ? (
        <Hint>{t(lineName === '' ? 'contact.noChat' : 'contact.noLink')}</Hint>
      ) : (
        <Button
          component={Link}
          href={link}
          {...newTab}
          size="lg"
          fullWidth
          leftSection={<ChatIcon size={20} />}
        >
          {t('contact.open', { name: lineName })}
        </Button>
      )}
      {lineName !== '' && (
        <Group justify="center" gap="sm">
          <Hint span>{t('contact.name')}</Hint>
          <Text span inherit fw={700} miw={0} style={{ overflowWrap: 'anywhere' }}>
            {lineName}
          </Text>
          <CopyButton text={lineName} label={t('contact.copyName')} />
        </Group>
      )}
    </>
  );
}
