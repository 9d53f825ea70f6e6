import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { dialogSearch } from '#navigation/dialog-search.ts';

/**
 * Returns a value that changes only with another render: a new page, a closing dialog, a return to the tab. At other
 * times a new notice would move the elements that the player is about to tap.
 */
export function useWhileShown<T>(due: T): T | undefined {
  const { pathname, search } = useLocation();
  const { modal, slips, v } = dialogSearch(search);
  const isCovered = (modal ?? slips ?? v) !== undefined;
  const [drawn, setDrawn] = useState<{ pathname: string; isCovered: boolean; what?: T }>({
    pathname,
    isCovered,
  });
  if (drawn.pathname !== pathname) setDrawn({ pathname, isCovered, what: due });
  else if (drawn.isCovered !== isCovered) setDrawn({ ...drawn, isCovered, ...(!isCovered && { what: due }) });

  const take = useEffectEvent(() => setDrawn({ ...drawn, what: due }));
  useEffect(() => {
    const come = () => {
      if (document.visibilityState === 'visible') take();
    };
    document.addEventListener('visibilitychange', come);
    return () => document.removeEventListener('visibilitychange', come);
  }, []);
  return drawn.what;
}
