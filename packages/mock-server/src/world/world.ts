/**
 * A world is one backend, complete and alone: its members, money, time, chance and faults. Everything a domain may touch
 * hangs on it, so that two worlds never meet and the same seed with the same commands gives the same history, byte for
 * byte.
 *
 * - `state`    all that changes, staged (state.ts); domains read and write it as tables: `members(world)` (store.ts)
 * - `ledger`   money, double entry (ledger-handlers.ts); accounts are named by `account` (account.ts)
 * - `clock`    world time (clock.ts); `eventQueue` what is going to happen (event-queue.ts); `advance` makes it happen (timeline.ts)
 * - `random`   chance in named streams (random.ts); `ids` names drawn from it (ids.ts)
 * - `command`  the only way to write: all of it or nothing, at one moment, with invariants checked (command.ts)
 * - `push`     what leaves for those who listen, after the commit (events.ts)
 * - `faults`   what goes wrong (fault-responses.ts); `journal` what happened (journal-handlers.ts); `checkpoints` moments to go back to (checkpoints.ts)
 *
 * Before a command runs, whatever is due is fired: nobody meets a QR code that should have expired.
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

/** Handles a scheduled event; `payload` is what it was scheduled with, as its noun knows it. */
export type EventHandler = (world: World, payload: never) => void;
export type EventHandlers = Readonly<Record<string, EventHandler>>;

export interface WorldOptions {
  /** 1 to 64 letters, digits, `_` and `-`: bearer tokens begin with it. */
  readonly id: string;
  readonly seed: string;
  readonly market: MarketName;
  /** Real time in epoch milliseconds. */
  readonly realNow: () => number;
  /** Where the clock starts: live at real time when left out. */
  readonly clock?: ClockData;
  readonly handlers: EventHandlers;
  /** Is told of every command in its own step, so that what it schedules is kept with it; see command.ts. */
  readonly onCommand?: (world: World, completed: CompletedCommand) => void;
  /** Where its secrets come from; the seed alone when left out. */
  readonly secretSource?: SecretSource;
  /** Fills the new world; what it leaves is the origin that `reset` returns to, and the journal begins after it. */
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
  /** Tells listeners, after the commit; lost when the command is undone. Needs an open command. */
  push(topic: string, payload: Plain): void;
  /** Listens to what is pushed until the answered function is called. */
  subscribe(listener: PushListener): () => void;

  /** Moves time on, firing each due event as a command at its own due time. */
  advance(by: Advance): FiredEvent[];
  /** Fires what is due now. */
  catchUp(): FiredEvent[];
  /** Epoch milliseconds of the next event. */
  nextDueAt(): number | undefined;

  /** Every invariant, worked out again from the postings. */
  audit(): Violation[];
  /** Equal for worlds that no client could tell apart. */
  stateHash(): string;
  snapshot(): Snapshot;
  /**
   * Becomes what a snapshot shows, and keeps its own id and origin. Throws a TypeError for what is no snapshot of this
   * market.
   */
  restore(snapshot: unknown): void;
  /** A new world that begins as this one is now, with an empty journal; this is its origin. */
  fork(id: string, changes?: { readonly seed?: string }): World;
  /** Returns to the origin: state, clock, journal. Listeners stay. */
  reset(): void;

  /** Has a watcher told of everything that changes from now on. There is one place for it. */
  watch(watcher: WorldWatcher): void;
  /** All that the world is, to be brought back by `reviveWorld`. */
  record(): WorldRecord;
}

/** How worlds behave, as opposed to what is in them. */
export type WorldRules = Pick<WorldOptions, 'realNow' | 'handlers' | 'onCommand' | 'secretSource'>;

/** What a world begins with; one with an origin goes on as itself. */
type Start = Pick<WorldRecord, 'present'> & Partial<WorldRecord>;

/** Whether a world may be called so. */
export const isWorldId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** A new, empty world, filled by `prepare`. */
export const createWorld = (options: WorldOptions): World => assemble(options, undefined);

/** The world of a record, under the rules it had. */
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
      // Time does not stop for an event that fails: the journal has it.
      return commandEntry(info, error).outcome;
    }
  }

  const checkpoint = (): Checkpoint => ({ image: state.image(), clock: clock.data() });

  function restoreCheckpoint(next: Checkpoint): void {
    state.adopt(next.image);
    clock.adopt(next.clock);
  }

  function refuseInside(what: string): void {
    if (commands.open !== undefined)
      throw new Error(`${what} is not possible inside the command ${commands.open}.`);
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
    faults: createFaults(state, random),

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

    advance(by) {
      refuseInside('Moving time');
      return timeline.advance(by);
    },
    catchUp() {
      refuseInside('Moving time');
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
