import { pageSize } from '@wallet/contract/wire/page';
import { useEffect, useEffectEvent } from 'react';

/** Opens the last page in place of one beyond it. `total` is undefined until the page has arrived. */
export function useLastPage(page: number, total: number | undefined, open: (page: number) => void): void {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  const openLast = useEffectEvent(() => open(last));
  useEffect(() => {
    // Once: a navigation renders the page again while it is pending, and another one would cancel it.
    if (page > last) openLast();
  }, [page, last]);
}
