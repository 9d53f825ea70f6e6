import { Button, Image, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Image.layer.css';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';

/** A button that shows and hides the link as a QR code. */
export function LinkQr({ link }: { link: string }) {
  const t = useTranslation('invite');
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const draw = async () => {
    try {
      const { drawLinkQr } = await import('./link-qr.ts');
      setAddress(drawLinkQr(link));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const isShown = address !== undefined;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isShown}
        onClick={() => (isShown ? setAddress(undefined) : void draw())}
      >
        {t('link.qr')}
      </Button>
      <Stack role="status" align="center" gap="sm" flex="1 0 100%">
        {hasFailed && (
          <Text size="sm" ta="center" c="dimmed">
            {t('link.qrFailed')}
          </Text>
        )}
        {isShown && (
          <>
            <Image src={address} alt={t('link.qrAlt')} w={200} h="auto" maw="100%" radius="sm" />
            <Text size="sm" ta="center" c="dimmed">
              {t('link.qrHint')}
            </Text>
          </>
        )}
      </Stack>
    </>
  );
}
