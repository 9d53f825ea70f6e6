/**
 * A world is one complete, isolated backend: members, money, time, randomness and faults. The same seed with the same
 * commands gives the same history, byte for byte.
 *
 * - `state`       staged maps (state.ts), used as tables by the domains: `members(world)` (store.ts)
 * - `ledger`      money, double entry (ledger.ts); account names (account.ts)
 * - `clock`       world time (clock.ts); `eventQueue`: pending events (event-queue.ts); `advance` fires them (timeline.ts)
 * - `random`      named streams (random.ts); `ids` drawn from them (ids.ts)
 * - `command`     the only way to write: atomic, at one moment, with checked invariants (command.ts)
 * - `push`        messages to sockets, after the commit (events.ts)
 * - `faults`      fault rules (fault.ts)
 * - `journal`     recorded commands (journal.ts)
 * - `checkpoints` named states to restore (checkpoints.ts)
 * - `history`     the state at each journal entry (history.ts); `at` returns it, `rewind` goes back to it
 *
 * Due events fire before each command, so that no client sees a QR code that should have expired.
 */
import type { MarketName } from '@wallet/contract/market';
import type { EventQueue, ScheduledEvent } from './event-queue.ts';
import { createEventQueue } from './event-queue.ts';
import type { Clock, ClockData } from './clock.ts';
import { createClock } from './clock.ts';
import type { CommandInfo, CompletedCommand } from './command.ts';
import { createCommands, commandEntry } from './command.ts';
import type { PushListener } from './events.ts';
import { createOutbox } from './events.ts';
import type { Faults } from './fault.ts';
import { createFaults } from './fault.ts';
import type { Ids } from './ids.ts';
import { createIds } from './ids.ts';
import type { Violation } from './invariants.ts';
import { audit } from './invariants.ts';
import type { History, HistoryLimits } from './history.ts';
import { createHistory } from './history.ts';
import type { JournalEntry } from './journal-schema.ts';
import type { Journal } from './journal.ts';
import { crashEntry, createJournal } from './journal.ts';
import type { Ledger } from './ledger.ts';
import { createLedger } from './ledger.ts';
import type { Plain } from './plain.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import type { Checkpoint, WorldRecord, WorldWatcher } from './world-record.ts';
import type { Checkpoints } from './checkpoints.ts';
import { createCheckpoints } from './checkpoints.ts';
import type { SecretSource } from './secret-source.ts';
import { keyMap } from './secret-source.ts';
import type { Snapshot } from './snapshot.ts';
import { readSnapshot, withKeyOf, writeSnapshot } from './snapshot.ts';
import { hiddenPrefix, State } from './state.ts';
import type { Advance, FiredEvent } from './timeline.ts';
import { createTimeline } from './timeline.ts';

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
  readonly history: Pick<History, 'oldest' | 'writesOf'>;

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
  /** Epoch milliseconds of the next event. */
  nextDueAt(): number | undefined;

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
  /** Returns a detached copy at the moment of a journal entry, with a stopped clock. Throws a ControlError. */
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

/** The initial state of a world; a start with an origin continues a stored world. */
type Start = Pick<WorldRecord, 'present'> & Partial<WorldRecord>;

/** Returns whether a text is a valid world id. */
export const isWorldId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** Creates an empty world, then fills it by `prepare`. */
export const createWorld = (options: WorldOptions): World => assemble(options, undefined);

/** Recreates the world of a record, with the same rules. */
export const reviveWorld = (rules: WorldRules, record: WorldRecord): World =>
  assemble({ ...rules, id: record.id, seed: record.seed, market: record.market }, record);

function assemble(options: WorldOptions, start: Start | undefined): World {
  const { id, market, handlers, onCommand, realNow, secretSource } = options;
  if (!isWorldId(id)) throw new RangeError(`A world cannot be called ${JSON.stringify(id)}.`);
  const state = new State(start?.present.image);
  const seeds = state.map<string>(`${hiddenPrefix}seed`);
  const seed = (): string => seeds.get('seed') ?? options.seed;
  const keys = state.map<string>(keyMap);
  if (!start?.origin)
    state.stage(() => {
      seeds.set('seed', options.seed);
      if (secretSource) keys.set('key', secretSource.newKey());
    });

  const clock = createClock(realNow, start?.present.clock ?? options.clock, start?.shownAt);
  let watcher: WorldWatcher | undefined;
  const random = createRandom(
    state,
    seed,
    secretSource && ((draw) => secretSource.bits(keys.get('key') ?? '', draw)),
  );
  const ids = createIds(random, id);
  const journal = createJournal(clock.now);
  const outbox = createOutbox(({ topic }, error) => journal.append(crashEntry(topic, error)));
  const eventQueue = createEventQueue(state, clock.now, (name) => Object.hasOwn(handlers, name));
  const commands = createCommands({
    state,
    clock,
    journal,
    outbox,
    onCommand: (completed) => onCommand?.(world, completed),
  });
  const timeline = createTimeline(clock, eventQueue, fire);

  function fire({ name, payload }: ScheduledEvent): string {
    const info: CommandInfo = { kind: 'event', name, input: payload };
    try {
      commands.run(info, () => handlers[name]?.(world, payload as never));
      return 'ok';
    } catch (error) {
      // A failed event does not stop time: its error is in the journal.
      return commandEntry(info, error).outcome;
    }
  }

  const checkpoint = (): Checkpoint => ({ image: state.image(), clock: clock.data() });
  const history = createHistory({ present: checkpoint, next: () => journal.length }, options.history);

  function restoreCheckpoint(next: Checkpoint): void {
    state.adopt(next.image);
    clock.adopt(next.clock);
  }

  /** Returns the moment of an entry, and the journal up to it. A live clock goes on from there. */
  function momentOf(entry: number): Checkpoint & Pick<WorldRecord, 'entries'> {
    const { image, clock: stored } = history.at(entry);
    const entries = journal.entries().filter(({ n }) => n <= entry);
    const at = entries.at(-1)?.at ?? stored.at;
    const shown = stored.mode === 'live' ? { ...stored, at, since: realNow() } : { ...stored, at };
    return { image, clock: shown, entries };
  }

  function adoptJournal(entries: readonly JournalEntry[]): void {
    journal.adopt(entries);
    history.cut(journal.length - 1);
    watcher?.cleared();
    entries.forEach((entry) => watcher?.noted(entry));
  }

  function requireNoCommand(): void {
    if (commands.open !== undefined)
      throw new Error(`Moving time is not possible inside the command ${commands.open}.`);
  }

  const world: World = {
    id,
    market,
    state,
    clock,
    eventQueue,
    random,
    ids,
    journal,
    history,
    checkpoints: createCheckpoints(start?.checkpoints ?? [], {
      checkpoint,
      now: clock.now,
      restoreCheckpoint,
      onPut: (save) => watcher?.checkpointSaved(save),
      onRemove: (name) => watcher?.checkpointRemoved(name),
    }),
    get seed() {
      return seed();
    },
    ledger: createLedger({ state }, ids, clock.now),
    faults: createFaults(state, random, clock.now),

    command(info, run) {
      if (commands.open === undefined) timeline.catchUp();
      return commands.run(info, run);
    },
    push(topic, payload) {
      if (commands.open === undefined)
        throw new Error(`A push of ${topic} outside a command: wrap it in world.command.`);
      outbox.push(topic, payload);
    },
    subscribe: outbox.subscribe,

    advance(by, onStart) {
      requireNoCommand();
      return timeline.advance(by, onStart);
    },
    catchUp() {
      requireNoCommand();
      return timeline.catchUp();
    },
    nextDueAt: eventQueue.nextDueAt,

    audit: () => audit({ state }),
    stateHash: () => state.hash(),
    snapshot: () => writeSnapshot({ market, ...checkpoint() }),
    restore: (snapshot) => restoreCheckpoint(withKeyOf(checkpoint(), readSnapshot(snapshot, market))),
    fork: (newId, { seed: newSeed = seed(), at } = {}) =>
      assemble(
        { ...options, id: newId, seed: newSeed },
        { present: at === undefined ? checkpoint() : momentOf(at) },
      ),
    reset() {
      adoptJournal([]);
      restoreCheckpoint(origin);
    },
    at(entry) {
      const { image, entries, clock: then } = momentOf(entry);
      return assemble(options, {
        present: { image, clock: { mode: 'frozen', at: then.at } },
        origin,
        entries,
      });
    },
    rewind(entry) {
      requireNoCommand();
      const { entries, ...moment } = momentOf(entry);
      adoptJournal(entries);
      restoreCheckpoint(moment);
    },

    watch(next) {
      watcher = next;
      journal.listen(next.noted);
    },
    record: () => ({
      id,
      seed: options.seed,
      market,
      origin,
      present: checkpoint(),
      shownAt: clock.now(),
      entries: journal.entries(),
      checkpoints: world.checkpoints.list(),
    }),
  };

  state.watch({
    wrote(writes) {
      history.wrote(writes);
      watcher?.wrote(writes);
    },
    became(image) {
      history.became();
      watcher?.became(image);
    },
  });
  clock.watch((data) => {
    history.clockSet(data);
    watcher?.clockSet(data);
  });

  if (!start) options.prepare?.(world);
  journal.adopt(start?.entries ?? []);
  history.cut();
  history.became();
  const origin = start?.origin ?? checkpoint();
  return world;
}
