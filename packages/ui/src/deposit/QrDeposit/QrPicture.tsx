import { Alert, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { detectInAppBrowser, externalBrowserUrl } from '../../base/in-app-browser/in-app-browser.ts';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { millisecondsUntil } from '../../base/countdown/deadline.ts';
import { playerTime } from '../../base/DateTime/player-time.ts';
import { amountText, formatBaht, type Satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { createImageFile, type DisposableImage, type ImageFile } from './disposable-image.ts';
import type { ActiveQr } from './active-qr.ts';
import classes from './QrPicture.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

/** Saves or shares the QR code as a picture, for bank apps that read it from the gallery. */
export function useQrPicture(code: ActiveQr, receiver: string) {
  const t = useTranslation('deposit');
  const { picture, load } = usePicture(code, receiver);
  const [needsLongPress, setNeedsLongPress] = useState(false);
  const canShare = picture !== undefined && canShareFile(picture.file);

  const withPicture = async (action: (picture: ImageFile) => unknown) => {
    const result = await load();
    if (result === 'failed') notify({ tone: 'failure', text: t('qr.pictureFailed') });
    else if (result !== 'disposed') await action(result);
  };
  const save = (drawn: ImageFile) => {
    if (detectInAppBrowser(navigator.userAgent) !== undefined) setNeedsLongPress(true);
    else {
      download(drawn);
      notify({ tone: 'success', text: t('qr.saved') });
    }
  };
  // A dismissed share sheet is no failure, and saving stays available.
  const send = ({ file }: ImageFile) => navigator.share({ files: [file] }).catch(() => undefined);

  return {
    /** Address of the picture, in browsers without downloads. */
    longPressAddress: needsLongPress ? picture?.address : undefined,
    save: () => void withPicture(save),
    share: canShare ? () => void withPicture(send) : undefined,
  };
}

/** The picture for a long press, in chat apps' browsers without downloads, and a link to the real browser. */
export function LongPressImage({ address, amount }: { address: string; amount: Satang }) {
  const t = useTranslation('deposit');
  const outside = externalBrowserUrl(detectInAppBrowser(navigator.userAgent) ?? '', window.location.href);
  return (
    <Stack gap="md">
      <div role="status">
        <Alert {...alertProps.info} title={t('qr.press.title')}>
          {t('qr.press.text')}
          {outside !== undefined && <a href={outside}>{t('qr.press.open')}</a>}
        </Alert>
      </div>
      <img className={classes.picture} src={address} alt={t('qr.alt', { amount })} width={720} height={960} />
    </Stack>
  );
}

/** Draws the picture with the code: `share` must be called within the tap. */
function usePicture(code: ActiveQr, receiver: string) {
  const t = useTranslation('deposit');
  const [picture, setPicture] = useState<ImageFile>();
  const image = useRef<DisposableImage>(undefined);
  const createImage = useEffectEvent(() =>
    createImageFile(async () => {
      const { drawQrPicture } = await import('./qr-picture.ts');
      const expiresAt = playerTime(Date.now() + millisecondsUntil(code.deadline)).format('DD/MM/YYYY HH:mm');
      return drawQrPicture({
        markup: code.markup,
        name: `deposit-${amountText(code.amount)}-baht.png`,
        amount: `฿${formatBaht(code.amount)}`,
        lines: [
          `${t('qr.picture.receiver')} ${receiver}`,
          `${t('qr.picture.expires')} ${expiresAt}`,
          t('qr.picture.once'),
        ],
      });
    }),
  );
  const load = async (): Promise<ImageFile | 'failed' | 'disposed'> => {
    const result = (await image.current?.get()) ?? 'disposed';
    if (typeof result === 'object') setPicture(result);
    return result;
  };
  const prepare = useEffectEvent(load);
  useEffect(() => {
    const created = createImage();
    image.current = created;
    void prepare();
    return () => {
      created.dispose();
      setPicture(undefined);
    };
  }, [code.id]);
  return { picture, load };
}

const canShareFile = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

function download({ file, address }: ImageFile): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
}
