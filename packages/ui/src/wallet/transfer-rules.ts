/** What a transfer must satisfy before it is sent (spec 5, Transfer). Pure; amounts in satang. */
import { fromBaht, satang, type Satang } from '@wallet/contract/wire/money';
import { mainWallet, transferMinimum, type WalletView } from '@wallet/contract/wallet';

/** A place money can be in: the main wallet, or an open game account. */
export interface TransferAccount {
  /** `wallet`, or the provider's code (decisions 17). */
  readonly code: string;
  /** The provider's name; undefined for the main wallet, whose name is a matter of language. */
  readonly name: string | undefined;
  readonly balance: Satang;
}

export interface TransferDraft {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly amount: Satang | undefined;
}

/** What is wrong, by the field it belongs to. Empty when the transfer may be sent. */
export interface TransferProblems {
  readonly accounts?: 'unselected' | 'same';
  readonly amount?: 'minimum' | 'not-enough';
}

/** The smallest transfer, in satang. */
export const smallestTransfer = fromBaht(transferMinimum);

/** The accounts money can be moved between: the wallet first, then the open game accounts whose balance is known, in the order of the server. */
export function transferAccounts({ wallet, slots }: Pick<WalletView, 'wallet' | 'slots'>): TransferAccount[] {
  return [
    { code: mainWallet, name: undefined, balance: fromBaht(wallet.amount) },
    ...slots.flatMap(({ code, name, isActive, amount }) =>
      isActive && amount !== undefined ? [{ code, name, balance: fromBaht(amount) }] : [],
    ),
  ];
}

/** Everything that keeps a transfer from being sent. A code that is no account counts as not selected. */
export function checkTransfer(
  { from, to, amount }: TransferDraft,
  accounts: readonly TransferAccount[],
): TransferProblems {
  const source = accounts.find(({ code }) => code === from);
  const target = accounts.find(({ code }) => code === to);
  const wrongAccounts = !source || !target ? 'unselected' : source === target ? 'same' : undefined;
  const wrongAmount =
    amount === undefined || amount < smallestTransfer
      ? 'minimum'
      : source && amount > source.balance
        ? 'not-enough'
        : undefined;
  return {
    ...(wrongAccounts && { accounts: wrongAccounts }),
    ...(wrongAmount && { amount: wrongAmount }),
  };
}

/** What "return everything" would bring into an account: the sum of all others (spec 7, transferAll). */
export const sumOfOthers = (accounts: readonly TransferAccount[], to: string): Satang =>
  satang(accounts.reduce((sum, { code, balance }) => (code === to ? sum : sum + balance), 0));
