/** The filter of a search in the statement. Pure. */
import type { StatementType, Transaction } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';

/** Absent fields match everything. */
export interface StatementFilter {
  readonly kind?: StatementType | undefined;
  /** Bounds of the amount without its sign, in satang. */
  readonly min?: Satang | undefined;
  readonly max?: Satang | undefined;
  /** A part of the reference, in any case. */
  readonly reference?: string | undefined;
}

const folded = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

export function isMatch(
  { statementType, amount, _id }: Transaction,
  { kind, min = 0 as Satang, max = Infinity as Satang, reference }: StatementFilter,
): boolean {
  const size = Math.abs(amount);
  return (
    (kind === undefined || statementType === kind) &&
    size >= min &&
    size <= max &&
    folded(_id).includes(folded(reference))
  );
}

/** Returns whether a transaction has exactly the wanted reference, so that no other can. */
export const isExactMatch = ({ _id }: Transaction, { reference }: StatementFilter): boolean =>
  folded(reference) !== '' && folded(_id) === folded(reference);
