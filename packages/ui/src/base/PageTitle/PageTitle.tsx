import { createContext, useContext } from 'react';

/** Product name of the operator; set by `UiProvider`. */
export const AppNameContext = createContext('');

/** Document title: page and product name. */
export function PageTitle({ children }: { children: string }) {
  const appName = useContext(AppNameContext);
  return <title>{appName === '' || appName === children ? children : `${children} · ${appName}`}</title>;
}
