import { amountText, formatBaht } from '@wallet/contract/wire/money';
import { millisecondsUntil } from '../../base/countdown/deadline.ts';
import { playerTime } from '../../base/DateTime/player-time.ts';
import { usePictureFile } from '../../base/PictureFile/use-picture-file.ts';
import { useTranslation } from '../../i18n/index.ts';
import type { ActiveQr } from './active-qr.ts';

/** Saves or shares the QR code as a picture, for bank apps that read it from the gallery. */
export function useQrPicture(code: ActiveQr, receiver: string) {
  const t = useTranslation('deposit');
  return usePictureFile({
    // Its texts follow the language.
    id: `${code.id} ${t('qr.picture.once')}`,
    isEarly: true,
    draw: async () => {
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
    },
  });
}
