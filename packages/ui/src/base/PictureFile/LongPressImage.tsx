import { Alert, Image, Stack } from '@mantine/core';
import '@mantine/core/styles/Image.layer.css';
import { useCallback } from 'react';
import { detectInAppBrowser, externalBrowserUrl } from '../in-app-browser/in-app-browser.ts';
import { alertProps } from '../alert-props/alert-props.tsx';
import { useTranslation } from '../../i18n/index.ts';

/** The picture for a long press, in chat apps' browsers without downloads, and a link to the real browser. */
export function LongPressImage({ file, alt }: { file: File; alt: string }) {
  const t = useTranslation('deposit');
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const outside = externalBrowserUrl(detectInAppBrowser(navigator.userAgent) ?? '', window.location.href);
  return (
    <Stack gap="md">
      <div role="status">
        <Alert {...alertProps.info} title={t('qr.press.title')}>
          {t('qr.press.text')}
          {outside !== undefined && <a href={outside}>{t('qr.press.open')}</a>}
        </Alert>
      </div>
      <Image
        ref={show}
        alt={alt}
        w="100%"
        maw="20rem"
        h="auto"
        radius="md"
        mx="auto"
        width={720}
        height={960}
      />
    </Stack>
  );
}
