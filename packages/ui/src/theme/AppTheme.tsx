import './tokens.css';
import './fonts.css';
import './stand-ins.css';
import './page.css';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { Toasts } from '../base/Toasts/Toasts.tsx';

export interface AppThemeProps {
  /** The nonce of the page's content security policy, where it has one; every style made at run time carries it. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** The look of the product and its toasts. Stands below `WordsProvider`, once per page. */
export function AppTheme({ nonce, children }: AppThemeProps) {
  // Before any child makes a style at run time.
  if (nonce !== undefined) setNonce(nonce);
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}
