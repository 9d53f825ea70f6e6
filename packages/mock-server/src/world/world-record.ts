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

export interface NamedCheckpoint extends Checkpoint {
  readonly name: string;
  /** The time of the clock, epoch milliseconds. */
  readonly at: number;
}

/** A new value; without one, appended items, else a removal. */
export interface Write {
  readonly map: string;
  readonly key: string;
  readonly now?: unknown;
  readonly added?: AddedItems;
}

/** The writes of a commit, or a change of the clock. They belong to the next entry of the journal. */
export interface Step {
  readonly entry: number;
  readonly writes: readonly Write[];
  readonly clock?: ClockData;
}

/** A keyframe of the history, and the steps after it. */
export interface Frame {
  /** Number of the first entry whose moment this frame can compute. */
  readonly from: number;
  readonly start: Checkpoint;
  readonly steps: readonly Step[];
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
  /** The keyframes of the history, oldest first. */
  readonly history: readonly Frame[];
}

/** Called for every change of a world. */
export interface WorldWatcher extends StateWatcher {
  clockSet(clock: ClockData): void;
  noted(entry: JournalEntry): void;
  /** Called when a keyframe starts at the present state. Those before the entry `oldest` are dropped. */
  framed(from: number, clock: ClockData, oldest: number): void;
  /** Called before the commit that it describes. */
  stepped(step: Step): void;
  /** Called when the journal and the history end with an entry; -1 for none. */
  cut(newest: number): void;
  checkpointSaved(save: NamedCheckpoint): void;
  checkpointRemoved(name: string): void;
}

/** Items that were appended to a list. */
export interface AddedItems {
  readonly lengthBefore: number;
  readonly items: readonly unknown[];
}

/** Returns the items appended to a list, so that a long index is not stored for one more; undefined for other changes. */
export function addedItems(before: unknown, now: unknown): AddedItems | undefined {
  if (!Array.isArray(before) || !Array.isArray(now) || now.length <= before.length) return undefined;
  const { length: lengthBefore } = before;
  const isGrown = before.every((item, index) => item === now[index]);
  return isGrown ? { lengthBefore, items: now.slice(lengthBefore) } : undefined;
}
