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
  /** Returns a copy with an empty journal, whose origin is the present state. */
  fork(id: string, changes?: { readonly seed?: string }): World;
  /** Returns to the origin: state, clock, journal. Listeners stay. */
  reset(): void;

  /** Sets the only watcher. */
  watch(watcher: WorldWatcher): void;
  /** Returns all data of the world, for `reviveWorld`. */
  record(): WorldRecord;
}

/** The behavior of worlds, as opposed to their data. */
export type WorldRules = Pick<WorldOptions, 'realNow' | 'handlers' | 'onCommand' | 'secretSource'>;

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

  function restoreCheckpoint(next: Checkpoint): void {
    state.adopt(next.image);
    clock.adopt(next.clock);
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
    fork: (newId, changes) =>
      assemble({ ...options, id: newId, seed: changes?.seed ?? seed() }, { present: checkpoint() }),
    reset() {
      restoreCheckpoint(origin);
      journal.adopt([]);
      watcher?.cleared();
    },

    watch(next) {
      watcher = next;
      state.watch(next);
      clock.watch(next.clockSet);
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

  if (!start) options.prepare?.(world);
  journal.adopt(start?.entries ?? []);
  const origin = start?.origin ?? checkpoint();
  return world;
}
