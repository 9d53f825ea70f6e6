/**
 * What the lines of kept files say. They record how worlds changed, not which commands did it: what was kept is the same
 * when it is read, whatever the rules have become since (docs/decisions/016-what-is-kept-and-when.md).
 */
import type { MarketName } from '@wallet/contract/market';
import type { ClockData } from '../world/clock.ts';
import type { JournalEntry } from '../world/journal.ts';

/** Grows when files are written that an older reader would misunderstand. */
export const formatVersion = 1;

/** The first line of every file. */
export interface FileHead {
  readonly file: 'wallet simulator snapshot' | 'wallet simulator journal';
  readonly version: number;
  readonly generation: number;
}

/** The last line of a snapshot. */
export interface FileEnd {
  readonly end: true;
}

/** A line between them: what happened together, so that a crash keeps all of it or nothing. `n` counts from 1 in each file. */
export interface Step {
  readonly n: number;
  readonly did: readonly KeptRecord[];
}

export type Entry = readonly [key: string, value: unknown];

/** The maps of a state by name, each under the number it was written with. */
export type MapNumbers = Readonly<Record<string, number>>;

export interface KeptStanding {
  readonly maps: MapNumbers;
  readonly clock: ClockData;
}

export interface KeptSave extends KeptStanding {
  readonly name: string;
  readonly at: number;
}

/** A change to one key of a map: its new value, the items added to the end of its list, or its end. */
export type Change =
  | readonly [how: 'set', key: string, value: unknown]
  | readonly [how: 'add', key: string, items: readonly unknown[]]
  | readonly [how: 'delete', key: string];

export type KeptRecord =
  /** What the default world began as. */
  | { readonly type: 'begun'; readonly scenario: string; readonly params: string }
  /** A map that worlds share or begin with: all of it, or its difference from another one. */
  | {
      readonly type: 'map';
      readonly map: number;
      readonly from?: number;
      readonly gone?: readonly string[];
      readonly set: readonly Entry[];
    }
  | {
      readonly type: 'world';
      readonly world: string;
      readonly seed: string;
      readonly market: MarketName;
      readonly origin: KeptStanding;
      readonly present: KeptStanding;
      readonly shownAt: number;
      readonly entries: readonly JournalEntry[];
      readonly saves: readonly KeptSave[];
    }
  /** How many worlds were named by the simulator itself. */
  | { readonly type: 'named'; readonly count: number }
  | { readonly type: 'removed'; readonly world: string }
  | {
      readonly type: 'wrote';
      readonly world: string;
      readonly maps: readonly (readonly [map: string, changes: readonly Change[]])[];
    }
  /** The state was replaced. */
  | { readonly type: 'became'; readonly world: string; readonly maps: MapNumbers }
  | { readonly type: 'clock'; readonly world: string; readonly clock: ClockData }
  /** The latest moment a running clock showed. */
  | { readonly type: 'shown'; readonly world: string; readonly at: number }
  | { readonly type: 'noted'; readonly world: string; readonly entry: JournalEntry }
  | { readonly type: 'cleared'; readonly world: string }
  | { readonly type: 'saved'; readonly world: string; readonly save: KeptSave }
  | { readonly type: 'saveRemoved'; readonly world: string; readonly name: string };
