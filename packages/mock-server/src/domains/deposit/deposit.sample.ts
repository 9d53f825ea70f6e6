/** How a client meets each code of the deposit calls. */
import type { QrCode } from '@wallet/contract/deposit';
import { encryptOpenSsl } from '../../http/openssl-aes.sample.ts';
import { UploadedFile } from '../../http/upload.ts';
import type { Sent } from '../demo.sample.ts';
import { call, set } from '../demo.sample.ts';
import type { Way, Ways } from '../way.sample.ts';
import { again } from '../way.sample.ts';
import { slipPicture } from './deposit.seed.ts';

const qrOf = (as: string, bankCode: string, amount: number): Sent => ({
  as,
  params: { bankCode },
  body: { amount },
});

const slipOf = (as: string, content: Uint8Array = slipPicture('TEST0001')): Sent => ({
  as,
  body: { file: new UploadedFile(new Uint8Array(content), 'slip.gif', 'image/gif') },
});

const gift = 'abcDEF0123456789zz';
const linkOf = (as: string, code: string): Sent => ({
  as,
  body: { link: encryptOpenSsl(`https://gift.truemoney.com/campaign/?v=${code}`) },
});

const plainly =
  (sent: Sent): Way =>
  () =>
    sent;

export const depositWays: Ways = {
  'deposit.lookup': { NO_BANK: plainly({ as: 'noBank' }) },
  'deposit.sendSlip': {
    SLIP_UPLOAD_FAIL(world) {
      set(world, { slipClosed: { from: '00:00', to: '00:00' } });
      return slipOf('rich');
    },
    SLIP_NO_FILE: plainly(slipOf('rich', new Uint8Array())),
    SLIP_INVALID_FILE: plainly(slipOf('rich', new Uint8Array([1, 2, 3]))),
    NO_WALLET: plainly(slipOf('noWallet')),
    REQUEST_LIMIT_1MIN: again('deposit.sendSlip', slipOf('rich'), 5),
  },
  'deposit.sendLink': {
    TRUELINK_INVALID: plainly(linkOf('rich', `${gift}GONE`)),
    TRUELINK_DUPLICATE: again('deposit.sendLink', linkOf('rich', gift), 1),
    TRANSFER_MINIMUM: plainly(linkOf('rich', `${gift}THB1`)),
    NO_WALLET: plainly(linkOf('noWallet', gift)),
    REQUEST_LIMIT_1MIN: again('deposit.sendLink', linkOf('rich', gift), 5),
  },
  'deposit.qr': { NO_BANK: plainly({ as: 'rich', params: { bankCode: 'SCB' } }) },
  'deposit.createQr': {
    NO_BANK: plainly(qrOf('rich', 'SCB', 100)),
    NO_WALLET: plainly(qrOf('noWallet', 'KBANK', 100)),
    QR_FAIL: plainly(qrOf('rich', 'KBANK', 100.12)),
    TRANSFER_MINIMUM: plainly(qrOf('rich', 'WW', 99.99)),
    REQUEST_LIMIT_1MIN: again('deposit.createQr', qrOf('rich', 'KBANK', 100), 10),
  },
  'deposit.cancelQr': {
    QR_FAIL(world) {
      const { qrcodeId } = call(world, 'deposit.createQr', qrOf('rich', 'KBANK', 100)) as QrCode;
      return again('deposit.cancelQr', { as: 'rich', params: { qrcodeId } }, 1)(world);
    },
  },
};
