/** Deposits: bank transfer with a slip, QR codes, true-wallet links. */
import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { Done } from './wire/done.ts';
import { orElse } from './wire/lenient.ts';
import { Baht, type Satang } from './wire/money.ts';
import { HourOfDay } from './wire/time.ts';
import { Id, requiredText, segment, text } from './wire/text.ts';

/** An operator's bank account for deposits. Mode AUTO shows its details, other modes create a QR code (spec 4). */
export const DepositBank = z.object({
  bankCode: requiredText(16),
  bankType: text(32),
  mode: text(32),
  bank: z.object({ nameTH: text(100), nameEN: text(100) }),
  bankAccountName: text(200),
  bankAccountNo: text(32),
  currency: text(8),
});
export type DepositBank = z.infer<typeof DepositBank>;

/** A true-wallet channel: AUTO, or by gift link. */
export const DepositWallet = z.object({ walletAccountName: text(200), mode: text(32) });
export type DepositWallet = z.infer<typeof DepositWallet>;

/**
 * All deposit methods (spec 3). `minimum`: the operator's smallest deposit in satang (spec 9). `isManual`: whether slips
 * are offered beside the other methods (decisions 83).
 */
export const DepositLookup = z.object({
  banks: orElse(z.array(DepositBank), []),
  wallets: orElse(z.array(DepositWallet), []),
  isManual: orElse(z.boolean(), true),
  minimum: z.optional(Baht),
});
export type DepositLookup = z.infer<typeof DepositLookup>;

/** Whether slips are accepted now, and the daily hours without them in the players' zone (decisions 15). */
export const SlipWindow = z.object({
  isOpen: orElse(z.boolean(), true),
  closedFrom: z.nullish(HourOfDay),
  closedTo: z.nullish(HourOfDay),
});
export type SlipWindow = z.infer<typeof SlipWindow>;

/**
 * A QR code for one payment (decisions 6, 7). `qrcode`: SVG markup. `amount`: satang. `expireIn`: remaining seconds at the
 * time of the response. `message`: the provider's reason for having no code.
 */
export const QrCode = z.object({
  hasQrcode: z.boolean(),
  qrcodeId: z.optional(Id),
  qrcode: z.optional(text(200_000)),
  amount: z.optional(Baht),
  expireIn: z.optional(z.int().check(z.minimum(0))),
  message: z.optional(text(500)),
});
export type QrCode = z.infer<typeof QrCode>;

const amounts = (...values: number[]) => values as Satang[];

/** Providers of QR codes, their preset amounts and minimums in satang (spec 9). */
export const qrProviders = {
  KBANK: { presets: amounts(10_00, 20_00, 50_00, 100_00, 500_00, 1_000_00), minimum: 1 as Satang },
  WW: { presets: amounts(100_00, 200_00, 300_00, 500_00, 1_000_00), minimum: 100_00 as Satang },
  PAYTIMZ: { presets: amounts(10_00, 50_00, 100_00, 500_00, 1_000_00), minimum: 10_00 as Satang },
} as const;
export type QrProvider = keyof typeof qrProviders;

/** The smallest amount of a QR code at any provider, in satang (spec 5). */
export const qrRequestMinimum = 1_00 as Satang;

/** The smallest true-wallet deposit, in satang (spec 9). */
export const truelinkMinimum = 2_00 as Satang;

/** Default secret of a build: obfuscation, not confidentiality (decisions 12). */
export const demoLinkSecret = 'player-wallet-demo';

/** Minutes after a transfer in which its slip is accepted (spec 9). */
export const slipWithinMinutes = 60;
/** Minutes after a transfer in which its money usually arrives (spec 9). */
export const creditedWithinMinutes = 1;

/** Maximum size of a slip picture, in bytes (decisions 70). */
export const slipMaxBytes = 10 * 1024 * 1024;

const ByBank = z.object({ bankCode: segment(16) });

export const deposit = router({
  lookup: read({
    path: '/api/lookup/deposit',
    summary: 'All deposit methods (spec 3, Deposit lookup).',
    response: DepositLookup,
    service: 'other',
    assumedPath: true,
    errors: ['NO_BANK'],
  }),
  slipWindow: read({
    path: '/api/lookup/slip',
    summary: 'Whether slips are accepted now (decisions 15).',
    response: SlipWindow,
  }),
  sendSlip: effect({
    path: '/api/wallet/slip',
    summary: 'Sends the picture of a transfer slip for review (spec 7, Wallet).',
    contentType: 'multipart/form-data',
    body: z.strictObject({ file: z.file() }),
    response: Done,
    errors: ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'NO_WALLET', 'REQUEST_LIMIT_1MIN'],
  }),
  sendLink: effect({
    path: '/api/wallet/truelink',
    summary: 'Sends a true-wallet gift link, encrypted with the shared secret (decisions 12).',
    body: z.strictObject({ link: text(4_000) }),
    response: Done,
    errors: ['TRUELINK_INVALID', 'TRUELINK_DUPLICATE', 'TRANSFER_MINIMUM', 'NO_WALLET', 'REQUEST_LIMIT_1MIN'],
  }),
  qr: read({
    path: '/api/qrcode/:bankCode',
    summary: 'The open QR code of a provider, if any (spec 7, QR codes).',
    pathParams: ByBank,
    response: QrCode,
    errors: ['NO_BANK'],
  }),
  createQr: effect({
    path: '/api/qrcode/:bankCode',
    summary: 'Creates a QR code for an amount (spec 4, Deposit by QR).',
    pathParams: ByBank,
    body: z.strictObject({ amount: Baht }),
    response: QrCode,
    errors: ['NO_BANK', 'NO_WALLET', 'QR_FAIL', 'TRANSFER_MINIMUM', 'REQUEST_LIMIT_1MIN'],
  }),
  cancelQr: effect({
    method: 'DELETE',
    path: '/api/qrcode/:qrcodeId',
    summary: 'Cancels an unpaid QR code (spec 4, Deposit by QR).',
    pathParams: z.object({ qrcodeId: Id }),
    response: Done,
    errors: ['QR_FAIL'],
  }),
});
