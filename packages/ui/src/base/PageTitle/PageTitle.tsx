import { asWritten } from '@wallet/locales/joined';
import { createContext, useContext } from 'react';

/** Product name of the operator; set by `UiProvider`. */
export const AppNameContext = createContext('');

/** Document title: page and product name, without the joiners of rendered texts. */
export function PageTitle({ children }: { children: string }) {
  const appName = useContext(AppNameContext);
  const title = asWritten(children);
  return <title>{appName === '' || appName === title ? title : `${title} · ${appName}`}</title>;
}
