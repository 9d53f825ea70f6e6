/** The operator's deposit accounts (spec 9, Deposit providers). Their numbers are invented. */
import {
  qrProviders,
  type DepositBank,
  type DepositLookup,
  type DepositWallet,
  type QrProvider,
} from '@wallet/contract/deposit';
import { satang } from '@wallet/contract/wire/money';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';
import { findBank } from '../registration/bank.ts';
import { readSettings } from '../site/site.ts';
import { operator } from '../site/texts.ts';

/** AUTO shows an account to transfer to; QR creates a code for an amount (spec 4, Deposit by QR). */
type Mode = 'AUTO' | 'QR';

interface BankChannel {
  readonly code: string;
  readonly type: 'bank' | 'payment';
  readonly mode: Mode;
  readonly accountNo: string;
}

/** Name of the true-wallet channel, of either mode, in the statement and the settings. */
export const truewallet = 'Truewallet';

const channels: readonly BankChannel[] = [
  { code: 'SCB', type: 'bank', mode: 'AUTO', accountNo: '0001112221' },
  { code: 'KBANK', type: 'bank', mode: 'QR', accountNo: '0001112222' },
  { code: 'GSB', type: 'bank', mode: 'AUTO', accountNo: '000111222333' },
  { code: 'BCEL', type: 'bank', mode: 'AUTO', accountNo: '0001112223334' },
  { code: 'WW', type: 'payment', mode: 'QR', accountNo: '' },
  { code: 'PAYTIMZ', type: 'payment', mode: 'QR', accountNo: '' },
];

const wallets: readonly DepositWallet[] = [
  { walletAccountName: `${operator.name} 080-000-0000`, mode: 'AUTO' },
  { walletAccountName: operator.name, mode: 'GIFT' },
];

/** Minimum of a transfer (spec 9: "other minimums come from a lookup value"). */
export const depositMinimum = satang(1_00);

/** Returns the open channels. Fails with NO_BANK for a member without a bank account: deposits come from it. */
export function listChannels(world: World, member: Member): DepositLookup {
  requireBankAccount(member);
  return {
    banks: channels.filter(({ code }) => isChannelOpen(world, code)).map(showBank),
    wallets: isChannelOpen(world, truewallet) ? [...wallets] : [],
    isManual: true,
    minimum: depositMinimum,
  };
}

function showBank({ code, type, mode, accountNo }: BankChannel): DepositBank {
  const { nameTH = code, nameEN = code } = findBank('thailand', code) ?? findBank('laos', code) ?? {};
  return {
    bankCode: code,
    bankType: type,
    mode,
    bank: { nameTH, nameEN },
    bankAccountName: operator.name.toUpperCase(),
    bankAccountNo: accountNo,
    currency: 'BAHT',
  };
}

/** Fails with NO_BANK for a member without a bank account. */
export function requireBankAccount(member: Member): void {
  if (!member.bankAccount) fail('NO_BANK');
}

/** Returns whether a channel accepts deposits; the settings close some of them. */
export const isChannelOpen = (world: World, code: string): boolean =>
  !readSettings(world).closedChannels.includes(code);

export const channelCodes: readonly string[] = [...channels.map(({ code }) => code), truewallet];

/** Channels of mode AUTO: their deposits are credited without a request. */
export const automaticChannels: readonly string[] = [
  ...channels.filter(({ mode }) => mode === 'AUTO').map(({ code }) => code),
  truewallet,
];

/** Returns the code of an open QR provider. Fails with NO_BANK for any other code. */
export function requireQrProvider(world: World, code: string): QrProvider {
  if (!isQrProvider(code) || !isChannelOpen(world, code)) fail('NO_BANK');
  return code;
}

const isQrProvider = (code: string): code is QrProvider => Object.hasOwn(qrProviders, code);
