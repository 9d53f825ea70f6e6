/** Lists as they are shown: their rows, and how many there are in all. */
import type { Total } from '@wallet/contract/wire/page';

/** What a list says beside its rows; `unreadable` counts the rows that could not be read. */
export interface ListPage {
  readonly total: Total;
  readonly unreadable?: number;
}

/** The rows of a list that says nothing else. */
export type ListRows<T> = readonly T[] & Pick<ListPage, 'unreadable'>;

/** How many rows a page of a list held, those that could not be read included. */
export const rowCount = ({ unreadable = 0 }: ListPage, shown: number): number => shown + unreadable;

/** Whether there is nothing to show on the first page. A list that does not say how long it is is judged by its rows. */
export const isEmptyList = ({ total, unreadable = 0 }: ListPage, shown: number): boolean =>
  shown === 0 && (total ?? 0) === 0 && unreadable === 0;
