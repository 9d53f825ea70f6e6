import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import type { ExchangeView } from '@wallet/mock-server/control/traffic-schema';
import { createContext, use } from 'react';
import type { ControlledWorld } from './connection.ts';

/** The world of the page, with its events. */
export interface LiveWorld {
  /** In the past, its calls respond as then, and those that change it are refused. */
  readonly world: ControlledWorld;
  /** The same world at its present. */
  readonly present: ControlledWorld;
  /** Whether the simulator has no such world, or no longer. */
  readonly isGone: boolean;
  /** Changes with every event and moment; results of another revision may be outdated. */
  readonly revision: string;
  readonly entries: readonly JournalEntry[];
  /** In the past, those until then. */
  readonly exchanges: readonly ExchangeView[];
  /** Clears the lists of the page; the server keeps its own. */
  clear(): void;
  /** Runs an action and shows its error. Resolves to whether it succeeded. */
  run(act: () => Promise<unknown>, done?: string): Promise<boolean>;
}

export const LiveWorldContext = createContext<LiveWorld | undefined>(undefined);

/** Returns the world of the page. Throws without a provider. */
export function useLiveWorld(): LiveWorld {
  const live = use(LiveWorldContext);
  if (!live) throw new Error('There is no LiveWorldContext above this component.');
  return live;
}
