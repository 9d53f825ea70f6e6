import type { DepositBank, DepositLookup } from '@wallet/contract/deposit';
import { deadlineIn } from '../base/countdown/deadline.ts';
import { satang } from '@wallet/contract/wire/money';
import type { DepositBudget } from './Budget/budget.ts';
import type { ActiveQr } from './QrDeposit/active-qr.ts';
import { bankAccountSample } from '../base/BankAccountLine/bank-account.fixture.ts';
import { idle } from '../base/progress.ts';
import { noop, openSheet, ready } from '../base/story.fixture.ts';
import { type DepositModalProps } from './DepositModal/DepositModal.tsx';
import { type QrDepositProps } from './QrDeposit/QrDeposit.tsx';

const bank = (
  bankCode: string,
  mode: string,
  bankAccountNo: string,
  nameTH: string = bankCode,
  nameEN: string = bankCode,
): DepositBank => ({
  bankCode,
  bankType: nameTH === bankCode ? 'payment' : 'bank',
  mode,
  bank: { nameTH, nameEN },
  bankAccountName: 'PLAYER WALLET DEMO',
  bankAccountNo,
  currency: 'BAHT',
});

/** All kinds of methods. */
export const depositLookupFixture: DepositLookup = {
  banks: [
    bank('SCB', 'AUTO', '0001112221', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'),
    bank('KBANK', 'QR', '0001112222', 'ธนาคารกสิกรไทย', 'Kasikornbank'),
    bank('GSB', 'AUTO', '000111222333', 'ธนาคารออมสิน', 'Government Savings Bank'),
    bank('BCEL', 'AUTO', '0001112223334', 'ธนาคารการค้าต่างประเทศลาว', 'BCEL Bank'),
    bank('WW', 'QR', ''),
    bank('PAYTIMZ', 'QR', ''),
  ],
  wallets: [
    { walletAccountName: 'Player Wallet Demo 080-000-0000', mode: 'AUTO' },
    { walletAccountName: 'Player Wallet Demo', mode: 'GIFT' },
  ],
  isManual: true,
  minimum: satang(1_00),
};

/** Returns the operator's account or provider with a code. */
export function depositBankFixture(code: string): DepositBank {
  const one = depositLookupFixture.banks.find(({ bankCode }) => bankCode === code);
  if (!one) throw new Error(`No bank ${code}`);
  return one;
}

/** A bank whose deposits are credited by slip. */
export const manualBankFixture: DepositBank = { ...depositBankFixture('SCB'), mode: 'MANUAL' };

/** Looks like a QR code, but cannot be scanned. */
const markup =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h29v29H0z"/>' +
  '<path d="M4 4h7v7H4zM18 4h7v7h-7zM4 18h7v7H4z"/><path fill="#fff" d="M5 5h5v5H5zM19 5h5v5h-5zM5 19h5v5H5z"/>' +
  '<path d="M6 6h3v3H6zM20 6h3v3h-3zM6 20h3v3H6zM13 5h2v3h-2zM14 10h3v2h-3zM12 13h4v2h-4zM18 13h2v3h-2zM22 14h3v2h-3zM13 18h2v4h-2zM17 19h4v2h-4zM19 23h5v2h-5zM15 23h2v2h-2zM5 13h4v3H5z"/></svg>';

/** An active code over ฿100.00 with 15 minutes left. */
export const activeQrFixture = (): ActiveQr => ({
  id: 'qr-1',
  markup,
  amount: satang(100_00),
  deadline: deadlineIn(900_000),
  lifetime: 900,
});

/** A gift as shared by an app: text, then the link. */
export const sharedGiftFixture =
  'ซองของขวัญให้คุณ 🎁 แตะเพื่อรับ https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz ภายใน 24 ชม.';

/** A reminder of ฿500.00 a day; `used` in satang. */
export const budgetFixture = (used: number): DepositBudget => ({
  amount: satang(50_000),
  per: 'day',
  used: ready(satang(used)),
});

const found = () => Promise.resolve(true);

export const qrPropsFixture: Omit<QrDepositProps, 'bank'> = {
  code: ready(null),
  ended: undefined,
  creation: idle,
  cancellation: idle,
  onCreate: noop,
  onCancel: found,
  onReload: found,
  onCheck: found,
  onAgain: noop,
  onSendSlip: noop,
};

export const depositPropsFixture: DepositModalProps = {
  ...openSheet,
  wallet: ready({ bankAccount: bankAccountSample }),
  lookup: ready(depositLookupFixture),
  method: undefined,
  lastMethod: undefined,
  pendingMethods: [],
  received: undefined,
  copiedAt: undefined,
  qr: qrPropsFixture,
  link: { progress: idle, onSend: noop, onReset: noop },
  onSelectMethod: noop,
  onShowMethods: noop,
  onReceivedClose: noop,
  onCopied: noop,
  onSendSlip: noop,
  onEditHolderName: noop,
  onAddBankAccount: noop,
};
