import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import type { ExchangeView } from '@wallet/mock-server/control/traffic-schema';
import { createContext, use } from 'react';
import type { ControlledWorld } from './connection.ts';

/** The world of the page, with everything that happens in it. */
export interface LiveWorld {
  readonly world: ControlledWorld;
  /** Rises whenever something happened: what was asked before may be old. */
  readonly revision: number;
  readonly entries: readonly JournalEntry[];
  readonly exchanges: readonly ExchangeView[];
  /** Clears the lists of the page; the server keeps its own. */
  clear(): void;
  /** Does something and shows why it was refused. Resolves with whether it was done. */
  run(act: () => Promise<unknown>, done?: string): Promise<boolean>;
}

export const LiveWorldContext = createContext<LiveWorld | undefined>(undefined);

/** Returns the world of the page. Throws without a provider. */
export function useLiveWorld(): LiveWorld {
  const live = use(LiveWorldContext);
  if (!live) throw new Error('There is no LiveWorldContext above this component.');
  return live;
}
