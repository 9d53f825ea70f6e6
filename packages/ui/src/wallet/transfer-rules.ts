/** Validation of a transfer (spec 5, Transfer). Amounts are in satang. */
import { type Satang, satang } from '@wallet/contract/wire/money';
import { mainWallet, transferMinimum, type WalletView } from '@wallet/contract/wallet';

/** The main wallet, or an open game account. */
export interface TransferAccount {
  /** `wallet`, or the provider's code (decisions 17). */
  readonly code: string;
  /** The provider's name; undefined for the main wallet, whose name is translated. */
  readonly name: string | undefined;
  readonly balance: Satang;
}

export interface TransferDraft {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly amount: Satang | undefined;
}

/** Errors by field; empty for a valid transfer. */
export interface TransferProblems {
  readonly accounts?: 'unselected' | 'same';
  readonly amount?: 'minimum' | 'not-enough';
}

/** Returns the wallet, then the open game accounts with a balance, in server order. */
export function transferAccounts({ wallet, slots }: Pick<WalletView, 'wallet' | 'slots'>): TransferAccount[] {
  return [
    { code: mainWallet, name: undefined, balance: wallet.amount },
    ...slots.flatMap(({ code, name, isActive, amount }) =>
      isActive && amount !== undefined ? [{ code, name, balance: amount }] : [],
    ),
  ];
}

/** Returns all errors of a transfer. An unlisted code counts as not selected. */
export function checkTransfer(
  { from, to, amount }: TransferDraft,
  accounts: readonly TransferAccount[],
): TransferProblems {
  const source = accounts.find(({ code }) => code === from);
  const target = accounts.find(({ code }) => code === to);
  const wrongAccounts = !source || !target ? 'unselected' : source === target ? 'same' : undefined;
  const wrongAmount =
    amount === undefined || amount < transferMinimum
      ? 'minimum'
      : source && amount > source.balance
        ? 'not-enough'
        : undefined;
  return {
    ...(wrongAccounts && { accounts: wrongAccounts }),
    ...(wrongAmount && { amount: wrongAmount }),
  };
}

/** Returns the amount that "return everything" moves into an account (spec 7, transferAll). */
export const sumOfOthers = (accounts: readonly TransferAccount[], to: string): Satang =>
  satang(accounts.reduce((sum, { code, balance }) => (code === to ? sum : sum + balance), 0));
