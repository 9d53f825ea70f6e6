/** A world as whoever keeps it sees it: all that it is as data, and everything in which it changes. */
import type { MarketName } from '@wallet/contract/market';
import type { ClockData } from './clock.ts';
import type { JournalEntry } from './journal.ts';
import type { StateImage, StateWatcher } from './state.ts';

/** Where a world stands, or stood: its state and its clock. */
export interface Checkpoint {
  readonly image: StateImage;
  readonly clock: ClockData;
}

/** A standing under a name, to go back to. */
export interface NamedCheckpoint extends Checkpoint {
  readonly name: string;
  /** What the clock showed, epoch milliseconds. */
  readonly at: number;
}

/** All that a world is. What it shares with other worlds is shared here too. */
export interface WorldRecord {
  readonly id: string;
  readonly seed: string;
  readonly market: MarketName;
  /** What `reset` returns to. */
  readonly origin: Checkpoint;
  readonly present: Checkpoint;
  /** The latest moment its clock showed, epoch milliseconds; it shows none before. */
  readonly shownAt: number;
  /** The entries its journal holds, oldest first. */
  readonly entries: readonly JournalEntry[];
  readonly checkpoints: readonly NamedCheckpoint[];
}

/** Is told of everything in which a world changes, as it changes. */
export interface WorldWatcher extends StateWatcher {
  clockSet(clock: ClockData): void;
  noted(entry: JournalEntry): void;
  /** The journal begins again. */
  cleared(): void;
  checkpointSaved(save: NamedCheckpoint): void;
  checkpointRemoved(name: string): void;
}
