import { encryptOpenSsl } from '../../http/openssl-aes.fixture.ts';
import { UploadedFile } from '../../http/upload.ts';
import type { World } from '../../world/world.ts';
import { call, set, type Sent } from '../domain-client.fixture.ts';
import { again, errorCase, type ErrorCases } from '../error-case.fixture.ts';
import { slipPicture } from './deposit.seed.ts';

const qrOf = (as: string, bankCode: string, amount: number): Sent => ({
  as,
  params: { bankCode },
  body: { amount },
});

function openQr(world: World): Sent {
  const { qrcodeId } = call(world, 'deposit.createQr', qrOf('rich', 'KBANK', 100));
  return { as: 'rich', params: { qrcodeId } };
}

const slipOf = (as: string, content: Uint8Array = slipPicture('TEST0001')): Sent => ({
  as,
  body: { file: new UploadedFile(new Uint8Array(content), 'slip.gif', 'image/gif') },
});

const gift = 'abcDEF0123456789zz';
const linkOf = (as: string, code: string): Sent => ({
  as,
  body: { link: encryptOpenSsl(`https://gift.truemoney.com/campaign/?v=${code}`) },
});

export const depositCases: ErrorCases = {
  'deposit.lookup': { NO_BANK: errorCase('As {noBank}, open the deposit.', { as: 'noBank' }) },
  'deposit.sendSlip': {
    SLIP_UPLOAD_FAIL: errorCase('Set `slipClosed` to the whole day, then send a slip.', (world) => {
      set(world, { slipClosed: { from: '00:00', to: '00:00' } });
      return slipOf('rich');
    }),
    SLIP_NO_FILE: errorCase('Send an empty file.', slipOf('rich', new Uint8Array())),
    SLIP_INVALID_FILE: errorCase(
      'Send a file that is no picture.',
      slipOf('rich', new Uint8Array([1, 2, 3])),
    ),
    NO_WALLET: errorCase('As {noWallet}, send a slip.', slipOf('noWallet')),
    REQUEST_LIMIT_1MIN: errorCase(
      'Send six slips within a minute.',
      again('deposit.sendSlip', slipOf('rich'), 5),
    ),
    SUCCESS: errorCase('Send a picture.', slipOf('rich')),
  },
  'deposit.sendLink': {
    TRUELINK_INVALID: errorCase('Send a gift link whose code ends in `GONE`.', linkOf('rich', `${gift}GONE`)),
    TRUELINK_DUPLICATE: errorCase(
      'Send the same gift link twice.',
      again('deposit.sendLink', linkOf('rich', gift), 1),
    ),
    TRANSFER_MINIMUM: errorCase('Send a gift link whose code ends in `THB1`.', linkOf('rich', `${gift}THB1`)),
    NO_WALLET: errorCase('As {noWallet}, send a gift link.', linkOf('noWallet', gift)),
    REQUEST_LIMIT_1MIN: errorCase(
      'Send six gift links within a minute.',
      again('deposit.sendLink', linkOf('rich', gift), 5),
    ),
    SUCCESS: errorCase(
      'Send `https://gift.truemoney.com/campaign/?v=` with 16 letters or digits.',
      linkOf('rich', gift),
    ),
  },
  'deposit.qr': {
    NO_BANK: errorCase('Call it for a bank without QR codes: `SCB`.', {
      as: 'rich',
      params: { bankCode: 'SCB' },
    }),
  },
  'deposit.createQr': {
    NO_BANK: errorCase('Call it for a bank without QR codes: `SCB`.', qrOf('rich', 'SCB', 100)),
    NO_WALLET: errorCase('As {noWallet}, make a QR code.', qrOf('noWallet', 'KBANK', 100)),
    QR_FAIL: errorCase('Make a QR code of an amount that ends in `.12`.', qrOf('rich', 'KBANK', 100.12)),
    TRANSFER_MINIMUM: errorCase('Make a QR code of ฿99.99 at WW.', qrOf('rich', 'WW', 99.99)),
    REQUEST_LIMIT_1MIN: errorCase(
      'Make eleven QR codes within a minute.',
      again('deposit.createQr', qrOf('rich', 'KBANK', 100), 10),
    ),
  },
  'deposit.cancelQr': {
    QR_FAIL: errorCase('Cancel a QR code that was cancelled in another tab.', (world) =>
      again('deposit.cancelQr', openQr(world), 1)(world),
    ),
    SUCCESS: errorCase('Cancel an open QR code.', openQr),
  },
};
