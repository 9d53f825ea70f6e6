import { Alert, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hostApp, wayOutOf } from '../../base/in-app/in-app.ts';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { millisecondsUntil } from '../../base/countdown/deadline.ts';
import { playerTime } from '../../base/DateTime/player-time.ts';
import { formatBaht, fromBaht } from '@wallet/contract/wire/money';
import { useWords } from '../../words/index.ts';
import { holdPicture, type HeldPicture, type Picture } from './held-picture.ts';
import type { QrInHand } from './qr-in-hand.ts';
import classes from './QrPicture.module.css';
import { status } from '../../base/status/status.tsx';

/** The code as a picture to keep or to send, for bank apps that read it from the gallery of the same phone. */
export function useQrPicture(code: QrInHand, receiver: string) {
  const t = useWords('deposit');
  const { picture, take } = usePicture(code, receiver);
  const [isHeldOut, setHeldOut] = useState(false);
  const canShare = picture !== undefined && canShareFile(picture.file);

  const withPicture = async (hand: (picture: Picture) => unknown) => {
    const taken = await take();
    if (taken === 'failed') notify({ tone: 'failure', text: t('qr.pictureFailed') });
    else if (taken !== 'over') await hand(taken);
  };
  const keep = (drawn: Picture) => {
    if (hostApp(navigator.userAgent) !== undefined) setHeldOut(true);
    else {
      download(drawn);
      notify({ tone: 'success', text: t('qr.saved') });
    }
  };
  // Dismissing the sheet of the phone is no failure, and what else may go wrong leaves saving.
  const send = ({ file }: Picture) => navigator.share({ files: [file] }).catch(() => undefined);

  return {
    /** Address of the picture, where nothing can be downloaded. */
    heldOut: isHeldOut ? picture?.address : undefined,
    save: () => void withPicture(keep),
    share: canShare ? () => void withPicture(send) : undefined,
  };
}

/** Where nothing can be downloaded: the picture itself, to be pressed and held, and the way out of the chat app. */
export function HeldOutPicture({ address, amount }: { address: string; amount: number }) {
  const t = useWords('deposit');
  const outside = wayOutOf(hostApp(navigator.userAgent) ?? '', window.location.href);
  return (
    <Stack gap="md">
      <div role="status">
        <Alert {...status.info} title={t('qr.press.title')}>
          {t('qr.press.text')}
          {outside !== undefined && <a href={outside}>{t('qr.press.open')}</a>}
        </Alert>
      </div>
      <img className={classes.picture} src={address} alt={t('qr.alt', { amount })} width={720} height={960} />
    </Stack>
  );
}

/** Draws the picture as soon as the code is shown, so that a tap on share still counts as one when it is handed over. */
function usePicture(code: QrInHand, receiver: string) {
  const t = useWords('deposit');
  const [picture, setPicture] = useState<Picture>();
  const held = useRef<HeldPicture>(undefined);
  const hold = useEffectEvent(() =>
    holdPicture(async () => {
      const { drawQrPicture } = await import('./qr-picture.ts');
      const expiresAt = playerTime(Date.now() + millisecondsUntil(code.deadline)).format('DD/MM/YYYY HH:mm');
      return drawQrPicture({
        markup: code.markup,
        name: `deposit-${code.amount}-baht.png`,
        amount: `฿${formatBaht(fromBaht(code.amount))}`,
        lines: [
          `${t('qr.picture.receiver')} ${receiver}`,
          `${t('qr.picture.expires')} ${expiresAt}`,
          t('qr.picture.once'),
        ],
      });
    }),
  );
  const take = async (): Promise<Picture | 'failed' | 'over'> => {
    const taken = (await held.current?.take()) ?? 'over';
    if (typeof taken === 'object') setPicture(taken);
    return taken;
  };
  const prepare = useEffectEvent(take);
  useEffect(() => {
    const mine = hold();
    held.current = mine;
    void prepare();
    return () => {
      mine.letGo();
      setPicture(undefined);
    };
  }, [code.id]);
  return { picture, take };
}

const canShareFile = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

function download({ file, address }: Picture): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
}
