import type { Total } from '@wallet/contract/wire/page';

/** Size of a list; `unreadable` counts the rows that could not be read. */
export interface ListPage {
  readonly total: Total;
  readonly unreadable?: number;
}

/** Rows of a list without a total. */
export type ListRows<T> = readonly T[] & Pick<ListPage, 'unreadable'>;

/** Returns the number of rows on a page, unreadable ones included. */
export const rowCount = ({ unreadable = 0 }: ListPage, shown: number): number => shown + unreadable;

/** Returns whether a list is empty. Without a total, the rows of its first page decide. */
export const isEmptyList = ({ total, unreadable = 0 }: ListPage, shown: number, page: number): boolean =>
  shown === 0 && (total ?? page - 1) === 0 && unreadable === 0;
