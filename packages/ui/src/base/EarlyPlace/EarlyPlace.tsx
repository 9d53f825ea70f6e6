import { createContext, useContext, type ReactNode } from 'react';

/** Places of a prerendered page that the first script fills (packages/app/src/api/preload). */
export type EarlyPlaceName = 'name' | 'age' | 'total' | 'inWallet' | 'inGames' | 'card';

const Prerendering = createContext(false);

/** Renders the early places of its content; only the prerender uses it. */
export const EarlyPlaces = ({ children }: { children: ReactNode }) => (
  <Prerendering value={true}>{children}</Prerendering>
);

/** The markup that replaces the other content of its parent before the app starts. Renders nothing in the app. */
export function EarlyPlace({ name, children }: { name: EarlyPlaceName; children: ReactNode }) {
  return useContext(Prerendering) ? <template data-early={name}>{children}</template> : null;
}
