import { createContext, useContext } from 'react';

/** The operator's name for the product; `UiProvider` gives it. */
export const AppNameContext = createContext('');

/** The name of a page in the tab, and whose page it is. */
export function PageTitle({ children }: { children: string }) {
  const appName = useContext(AppNameContext);
  return <title>{appName === '' || appName === children ? children : `${children} · ${appName}`}</title>;
}
