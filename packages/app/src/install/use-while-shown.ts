import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { dialogSearch, isDialogOpen } from '#navigation/dialog-search.ts';

/**
 * Returns a value that changes only with another render: a new page, a closing dialog, a return to the tab. At other
 * times a new notice would move the elements that the player is about to tap.
 */
export function useWhileShown<T>(value: T): T | undefined {
  const { pathname, search } = useLocation();
  const isCovered = isDialogOpen(dialogSearch(search));
  const [shown, setShown] = useState<{ pathname: string; isCovered: boolean; value?: T }>({
    pathname,
    isCovered,
  });
  if (shown.pathname !== pathname) setShown({ pathname, isCovered, value });
  else if (shown.isCovered !== isCovered) setShown({ ...shown, isCovered, ...(!isCovered && { value }) });

  const show = useEffectEvent(() => setShown({ ...shown, value }));
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') show();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
  return shown.value;
}
