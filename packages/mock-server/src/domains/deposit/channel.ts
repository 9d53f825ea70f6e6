/** The operator's accounts to pay into (spec 9, Deposit providers). Their numbers are invented. */
import type { DepositBank, DepositLookup, DepositWallet, QrProvider } from '@wallet/contract/deposit';
import { qrProviders } from '@wallet/contract/deposit';
import { satang } from '@wallet/contract/wire/money';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';
import { findBank } from '../registration/bank.ts';
import { readSettings } from '../site/site.ts';
import { operator } from '../site/texts.ts';

/** AUTO shows an account to transfer to; QR makes a code for an amount (spec 4, Deposit by QR). */
type Mode = 'AUTO' | 'QR';

interface BankChannel {
  readonly code: string;
  readonly type: 'bank' | 'payment';
  readonly mode: Mode;
  readonly accountNo: string;
}

/** The true-wallet channel in any mode, by its name in the statement and the settings. */
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

/** The least a transfer may bring (spec 9: "other minimums come from a lookup value"). */
export const depositMinimum = satang(1_00);

/** All ways to pay in that are open. Money comes from an account of the member's own: without one it is NO_BANK. */
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

/** Refuses a member who has no bank account (NO_BANK). */
export function requireBankAccount(member: Member): void {
  if (!member.bankAccount) fail('NO_BANK');
}

/** Whether the operator takes money by a channel now; the settings close some of them. */
export const isChannelOpen = (world: World, code: string): boolean =>
  !readSettings(world).closedChannels.includes(code);

/** Every way to pay in, as the settings close them. */
export const channelCodes: readonly string[] = [...channels.map(({ code }) => code), truewallet];

/** The channels of mode AUTO: money that comes in by them is credited by itself. */
export const automaticChannels: readonly string[] = [
  ...channels.filter(({ mode }) => mode === 'AUTO').map(({ code }) => code),
  truewallet,
];

/** A provider that makes QR codes and is open; any other code is NO_BANK. */
export function requireQrProvider(world: World, code: string): QrProvider {
  if (!isQrProvider(code) || !isChannelOpen(world, code)) fail('NO_BANK');
  return code;
}

const isQrProvider = (code: string): code is QrProvider => Object.hasOwn(qrProviders, code);
