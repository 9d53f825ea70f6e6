/** Validation of a transfer (spec 5, Transfer). Amounts are in satang. */
import type { TransferAccount } from '@wallet/contract/accounts';
import type { Satang } from '@wallet/contract/wire/money';
import { transferMinimum } from '@wallet/contract/wallet';

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
