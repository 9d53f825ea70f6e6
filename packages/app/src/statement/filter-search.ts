/** The filter of the statement in its address. The page imports this module, so it is small. */
import { statementTypes } from '@wallet/contract/statement';
import { amountText, parseAmount, type Satang } from '@wallet/contract/wire/money';
import type { StatementFilter } from '@wallet/ui/statement';
import { textIn } from '#navigation/dialog-search.ts';

/** The search parameters of a filter; amounts are in baht, such as `500.25`. */
export type FilterSearch = ReturnType<typeof filterSearch>;

/** Maximum length of a reference. */
const longest = 100;

const trimmed = (value: unknown): string | undefined => textIn(value)?.trim() || undefined;

const amountOf = (value: unknown): Satang | undefined => parseAmount(trimmed(value) ?? '');

const baht = (amount: Satang | undefined) => (amount === undefined ? undefined : amountText(amount));

/** Returns the filter of an address, without invalid conditions; undefined without any. */
export function filterOf({
  kind,
  min,
  max,
  reference,
}: Record<string, unknown>): StatementFilter | undefined {
  const filter = {
    kind: statementTypes.find((type) => type === kind),
    min: amountOf(min),
    max: amountOf(max),
    reference: trimmed(reference)?.slice(0, longest),
  };
  return Object.values(filter).some((condition) => condition !== undefined) ? filter : undefined;
}

/** Returns the search parameters of a filter; an absent one replaces a typed one. */
export const filterSearch = ({ kind, min, max, reference }: StatementFilter = {}) => ({
  kind,
  min: baht(min),
  max: baht(max),
  reference,
});
