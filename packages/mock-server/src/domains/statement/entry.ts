/**
 * Statement details of ledger transactions. A transaction with one of these kinds appears in the statement; other kinds
 * do not.
 */
import type { RewardSource, StatementType } from '@wallet/contract/statement';
import type { Entry } from '../../world/ledger.ts';
import type { OperatorText } from '../localized-text.ts';

/** Details of a shown transaction; names only where the accounts do not say enough. */
export type StatementDetail = {
  readonly from?: string;
  readonly to?: string;
} & { readonly [Source in RewardSource]?: { readonly description: OperatorText } };

/** A transaction for the statement. With `ref`, it is in progress until `outcomeOf(ref)` is paid when it `waits`. */
export interface StatementEntry extends Entry {
  readonly kind: StatementType;
  readonly memberId: string;
  readonly detail?: StatementDetail & { readonly waits?: boolean };
}

/** Checks at compile time that an entry is one the statement understands. */
export const shown = (entry: StatementEntry): StatementEntry => entry;

/** The `paysOnce` of the one transaction that settles what `ref` began: paid for good, or given back. */
export const outcomeOf = (ref: string): `${string}:${string}` => `outcome:${ref}`;

/** The kind of a settling transaction that gives the money back: what it settles shows as FAILED. */
export const givenBack = 'given back';
/** The kind of a settling transaction that completes: what it settles shows as SUCCESS. */
export const completed = 'completed';
