/**
 * A world is one complete, isolated backend: members, money, time, randomness and faults. The same seed with the same
 * commands gives the same history, byte for byte.
 *
 * - `state`       staged maps (state.ts), used as tables by the domains: `members(world)` (store.ts)
 * - `ledger`      money, double entry (ledger.ts); account names (account.ts)
 * - `clock`       world time (clock.ts); `eventQueue`: pending events (event-queue.ts); `advance` fires them (timeline.ts)
 * - `random`      named streams; `ids` drawn from them
 * - `command`     the only way to write: atomic, at one moment, with checked invariants (command.ts)
 * - `push`        messages to sockets, after the commit (events.ts)
 * - `faults`      fault rules (fault.ts)
 * - `journal`     recorded commands (journal.ts)
 * - `checkpoints` named states to restore
 * - `history`     the state at each journal entry (history.ts); `at` returns it, `rewind` goes back to it
 *
 * Due events fire before each command, so that no client sees a QR code that should have expired.
 */
import type { MarketName } from '@wallet/contract/market';
import type { EventQueue } from './event-queue.ts';
import type { Clock, ClockData } from './clock.ts';
import type { CommandInfo, CompletedCommand } from './command.ts';
import type { PushListener } from './events.ts';
import type { Faults } from './fault.ts';
import type { Ids, Random, SecretSource } from './random.ts';
import type { Violation } from './invariants.ts';
import type { History, HistoryLimits } from './history.ts';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
import type { Plain } from './plain.ts';
import type { NamedCheckpoint, WorldRecord, WorldWatcher } from './world-record.ts';
import type { Snapshot } from './snapshot.ts';
import type { State } from './state.ts';
import type { Advance, FiredEvent } from './timeline.ts';

/** Called with the payload of a scheduled event. */
export type EventHandler = (world: World, payload: never) => void;
export type EventHandlers = Readonly<Record<string, EventHandler>>;

export interface WorldOptions {
  /** 1 to 64 letters, digits, `_` and `-`: the prefix of the world's bearer tokens. */
  readonly id: string;
  readonly seed: string;
  readonly market: MarketName;
  /** Real time in epoch milliseconds. */
  readonly realNow: () => number;
  /** The initial clock: live at real time by default. */
  readonly clock?: ClockData;
  readonly handlers: EventHandlers;
  /** Called in the step of every command; see command.ts. */
  readonly onCommand?: (world: World, completed: CompletedCommand) => void;
  /** The source of secrets; derived from the seed by default. */
  readonly secretSource?: SecretSource;
  readonly history?: HistoryLimits;
  /** Fills the new world. The result is the origin that `reset` returns to; the journal starts after it. */
  readonly prepare?: (world: World) => void;
}

/** Named states to restore. A reset keeps them. */
interface Checkpoints {
  /** Saves the present state, replacing a checkpoint of that name. */
  put(name: string): NamedCheckpoint;
  /** Restores a checkpoint. Returns false when the name is unknown. */
  load(name: string): boolean;
  remove(name: string): void;
  /** Returns the checkpoints, oldest first. */
  list(): NamedCheckpoint[];
}

export interface World {
  readonly id: string;
  readonly seed: string;
  readonly market: MarketName;
  readonly state: State;
  readonly clock: Clock;
  readonly eventQueue: EventQueue;
  readonly random: Random;
  readonly ids: Ids;
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly checkpoints: Checkpoints;
  readonly history: Pick<History, 'oldest' | 'frames' | 'bytes' | 'writesOf'>;

  /** Runs a command; see command.ts. */
  command<T>(info: CommandInfo, run: () => T): T;
  /** Sends a message to the subscribers after the commit; discarded on rollback. Needs an open command. */
  push(topic: string, payload: Plain): void;
  /** Adds a listener for pushes. Returns the unsubscribe function. */
  subscribe(listener: PushListener): () => void;

  /** Moves the time and fires each due event as a command at its own due time; see timeline.ts. */
  advance(by: Advance, onStart?: () => void): FiredEvent[];
  /** Fires the events due now. */
  catchUp(): FiredEvent[];

  /** Recomputes every invariant from the postings. */
  audit(): Violation[];
  /** Returns a hash, equal for worlds that a client cannot distinguish. */
  stateHash(): string;
  snapshot(): Snapshot;
  /**
   * Replaces the state and the clock with those of a snapshot; the id and the origin stay. Throws a TypeError for data
   * that is not a snapshot of this market.
   */
  restore(snapshot: unknown): void;
  /**
   * Returns a copy with an empty journal. Its origin is the present state, or the one of a journal entry. Throws a
   * ControlError for an entry without a moment.
   */
  fork(id: string, changes?: { readonly seed?: string | undefined; readonly at?: number | undefined }): World;
  /** Returns to the origin: state, clock, journal. Listeners stay. */
  reset(): void;
  /** Returns a detached copy at a journal entry, or before the first for -1, with a stopped clock. Throws a ControlError. */
  at(entry: number): World;
  /** Returns to the moment of a journal entry; later entries are removed. Throws a ControlError. */
  rewind(entry: number): void;

  /** Sets the only watcher. */
  watch(watcher: WorldWatcher): void;
  /** Returns all data of the world, for `reviveWorld`. */
  record(): WorldRecord;
}

/** The behavior of worlds, as opposed to their data. */
export type WorldRules = Pick<
  WorldOptions,
  'realNow' | 'handlers' | 'onCommand' | 'secretSource' | 'history'
>;

export const worldId = /^[\w-]{1,64}$/;
