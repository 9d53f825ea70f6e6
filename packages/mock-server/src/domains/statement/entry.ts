/** Statement details of ledger transactions. The statement lists only transactions of these kinds. */
import type { RewardSource, StatementType } from '@wallet/contract/statement';
import type { Entry } from '../../world/ledger.ts';
import type { OperatorText } from '../../world/localized-text.ts';

/** Details of a listed transaction; names only where the accounts are not enough. */
export type StatementDetail = {
  readonly from?: string;
  readonly to?: string;
} & { readonly [Source in RewardSource]?: { readonly description: OperatorText } };

/** A transaction for the statement. With `waits` it is in progress until `outcomeOf(ref)` is paid. */
export interface StatementEntry extends Entry {
  readonly kind: StatementType;
  readonly memberId: string;
  readonly detail?: StatementDetail & { readonly waits?: boolean };
}

/** Returns the `paysOnce` key of the transaction that settles `ref`: completed, or given back. */
export const outcomeOf = (ref: string): `${string}:${string}` => `outcome:${ref}`;

/** Kind of a settlement that returns the money: the settled transaction is FAILED. */
export const givenBack = 'given back';
/** Kind of a settlement that completes: the settled transaction is SUCCESS. */
export const completed = 'completed';
