import { Button, Image, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Image.layer.css';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';

type Drawing =
  | { readonly state: 'none' | 'failed' }
  | { readonly state: 'ready'; /** Of the picture. */ readonly address: string };

/** A button that shows and hides the link as a QR code. */
export function LinkQr({ link }: { link: string }) {
  const t = useTranslation('invite');
  const [drawing, setDrawing] = useState<Drawing>({ state: 'none' });
  const draw = async () => {
    try {
      const { drawLinkQr } = await import('./link-qr.ts');
      setDrawing({ state: 'ready', address: drawLinkQr(link) });
    } catch {
      setDrawing({ state: 'failed' });
    }
  };
  const isShown = drawing.state === 'ready';
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isShown}
        onClick={() => (isShown ? setDrawing({ state: 'none' }) : void draw())}
      >
        {t('link.qr')}
      </Button>
      <Stack role="status" align="center" gap="sm" flex="1 0 100%">
        {drawing.state === 'failed' && (
          <Text size="sm" ta="center" c="dimmed">
            {t('link.qrFailed')}
          </Text>
        )}
        {isShown && (
          <>
            <Image src={drawing.address} alt={t('link.qrAlt')} w={200} h="auto" maw="100%" radius="sm" />
            <Text size="sm" ta="center" c="dimmed">
              {t('link.qrHint')}
            </Text>
          </>
        )}
      </Stack>
    </>
  );
}
