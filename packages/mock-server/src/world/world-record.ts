/** The persistent form of a world: its data, and its changes. */
import type { MarketName } from '@wallet/contract/market';
import type { ClockData } from './clock.ts';
import type { JournalEntry } from './journal-schema.ts';
import type { StateImage, StateWatcher } from './state.ts';

/** The state and the clock of a world at a moment. */
export interface Checkpoint {
  readonly image: StateImage;
  readonly clock: ClockData;
}

/** A checkpoint with its name. */
export interface NamedCheckpoint extends Checkpoint {
  readonly name: string;
  /** The time of the clock, epoch milliseconds. */
  readonly at: number;
}

/** All data of a world. Parts may be shared with other worlds. */
export interface WorldRecord {
  readonly id: string;
  readonly seed: string;
  readonly market: MarketName;
  /** The target of `reset`. */
  readonly origin: Checkpoint;
  readonly present: Checkpoint;
  /** The latest moment the clock showed, in epoch milliseconds. The revived clock never shows an earlier one. */
  readonly shownAt: number;
  /** The entries in the journal, oldest first. */
  readonly entries: readonly JournalEntry[];
  readonly checkpoints: readonly NamedCheckpoint[];
}

/** Called for every change of a world. */
export interface WorldWatcher extends StateWatcher {
  clockSet(clock: ClockData): void;
  noted(entry: JournalEntry): void;
  /** Called when the journal is cleared. */
  cleared(): void;
  checkpointSaved(save: NamedCheckpoint): void;
  checkpointRemoved(name: string): void;
}
