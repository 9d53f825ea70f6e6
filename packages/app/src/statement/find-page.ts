/** Finds a moment in the statement by halves, because calls offer pages only. Pure. */
import type { Transaction } from '@wallet/contract/statement';
import type { Total } from '@wallet/contract/wire/page';

interface Page {
  readonly total: Total;
  readonly statements: readonly Transaction[];
}

/** Returns whether a transaction is older than a moment (epoch in milliseconds). */
export const isBefore = ({ createdAt }: Transaction, moment: number): boolean =>
  Date.parse(createdAt) < moment;

/**
 * Returns the first page, from 1, with a transaction older than a moment (epoch in milliseconds); without one, the last
 * page. Needs about log2 of the number of pages reads.
 */
export async function findPage(
  read: (page: number) => Promise<Page>,
  pageSize: number,
  moment: number,
): Promise<number> {
  const isReached = async (page: number) => {
    const { statements } = await read(page);
    // An empty page is past the end.
    return statements.length === 0 || statements.some((transaction) => isBefore(transaction, moment));
  };
  if (await isReached(1)) return 1;
  const { total } = await read(1);
  let newer = 1;
  let reached = total === undefined ? 2 : Math.max(1, Math.ceil(total / pageSize));
  if (total === undefined)
    while (!(await isReached(reached))) {
      newer = reached;
      reached *= 2;
    }
  while (reached - newer > 1) {
    const middle = Math.floor((newer + reached) / 2);
    if (await isReached(middle)) reached = middle;
    else newer = middle;
  }
  return reached;
}
