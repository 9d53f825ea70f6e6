/**
 * The accounts of a wallet and their sums. Pure and without schemas, because the first script of a page contains it
 * (packages/app/src/api/preload).
 */
import { type Satang, satang } from './wire/satang.ts';

/** The main wallet as source or destination; game accounts use their slot code (decisions 17). */
export const mainWallet = 'wallet';

/** The main wallet, or an open game account. */
export interface TransferAccount {
  /** `wallet`, or the provider's code (decisions 17). */
  readonly code: string;
  /** The provider's name; undefined for the main wallet, whose name is translated. */
  readonly name: string | undefined;
  readonly balance: Satang;
}

/** The amounts of a wallet response (wallet.ts). */
interface Balances {
  readonly wallet: { readonly amount: Satang };
  readonly slots: readonly {
    readonly code: string;
    readonly name: string;
    readonly isActive: boolean;
    readonly amount?: Satang | undefined;
  }[];
}

/** Returns the wallet, then the open game accounts with a balance, in server order. */
export function transferAccounts({ wallet, slots }: Balances): TransferAccount[] {
  return [
    { code: mainWallet, name: undefined, balance: wallet.amount },
    ...slots.flatMap(({ code, name, isActive, amount }) =>
      isActive && amount !== undefined ? [{ code, name, balance: amount }] : [],
    ),
  ];
}

/** Returns the amount that "return everything" moves into an account (spec 7, transferAll). */
export const sumOfOthers = (accounts: readonly TransferAccount[], to: string): Satang =>
  satang(accounts.reduce((sum, { code, balance }) => (code === to ? sum : sum + balance), 0));

/** Returns the sum of all accounts, and those of the wallet and of the games. */
export function balancesOf(view: Balances) {
  const accounts = transferAccounts(view);
  return {
    total: sumOfOthers(accounts, ''),
    inWallet: view.wallet.amount,
    inGames: sumOfOthers(accounts, mainWallet),
  };
}
