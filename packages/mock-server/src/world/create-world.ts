import { createEventQueue, type ScheduledEvent } from './event-queue.ts';
import { continuedFrom, createClock } from './clock.ts';
import { createCommands, commandEntry, type CommandInfo } from './command.ts';
import { ControlError } from './control-error.ts';
import { createOutbox } from './events.ts';
import { createFaults } from './fault.ts';
import { createIds, createRandom, keyMap } from './random.ts';
import { audit } from './invariants.ts';
import { createHistory } from './history.ts';
import type { JournalEntry } from './journal-schema.ts';
import { crashEntry, createJournal } from './journal.ts';
import { createLedger } from './ledger.ts';
import type { Checkpoint, WorldRecord, WorldWatcher } from './world-record.ts';
import { readSnapshot, withKey, writeSnapshot } from './snapshot.ts';
import { hiddenPrefix, State } from './state.ts';
import { createTimeline } from './timeline.ts';
import { worldId, type World, type WorldOptions, type WorldRules } from './world.ts';

/** The initial state of a world; a start with an origin continues a stored world. */
type Start = Pick<WorldRecord, 'present'> & Partial<WorldRecord>;

/** Creates an empty world, then fills it by `prepare`. */
export const createWorld = (options: WorldOptions): World => assemble(options, undefined);

export const reviveWorld = (rules: WorldRules, record: WorldRecord): World =>
  assemble({ ...rules, id: record.id, seed: record.seed, market: record.market }, record);

function assemble(options: WorldOptions, start: Start | undefined): World {
  const { id, market, handlers, onCommand, realNow, secretSource } = options;
  if (!worldId.test(id)) throw new RangeError(`A world cannot be called ${JSON.stringify(id)}.`);
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

  const checkpoints = new Map(start?.checkpoints?.map((save) => [save.name, save]));
  const checkpoint = (): Checkpoint => ({ image: state.image(), clock: clock.data() });
  const history = createHistory(
    {
      present: checkpoint,
      next: () => journal.length,
      onFrame: (...frame) => watcher?.framed(...frame),
      onStep: (step) => watcher?.stepped(step),
    },
    options.history,
  );

  function restoreCheckpoint(next: Checkpoint): void {
    state.adopt(next.image);
    clock.adopt(next.clock);
  }

  /** Returns the moment of an entry, and the journal up to it. A live clock goes on from there. */
  function momentOf(entry: number): Checkpoint & Pick<WorldRecord, 'entries'> {
    const { image, clock: stored } = history.at(entry);
    const entries = journal.entries().filter(({ n }) => n <= entry);
    const last = entries.at(-1);
    if ((last?.n ?? -1) !== entry)
      throw new ControlError('notFound', `The journal has no entry ${entry} any more: it was too long.`);
    return { image, clock: continuedFrom(stored, (last ?? stored).at, realNow()), entries };
  }

  function adoptJournal(entries: readonly JournalEntry[]): void {
    journal.adopt(entries);
    history.cut(journal.length - 1);
    watcher?.cut(journal.length - 1);
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
    checkpoints: {
      put(name) {
        const save = { ...checkpoint(), name, at: clock.now() };
        checkpoints.delete(name);
        checkpoints.set(name, save);
        watcher?.checkpointSaved(save);
        return save;
      },
      load(name) {
        const save = checkpoints.get(name);
        if (save)
          restoreCheckpoint({ image: save.image, clock: continuedFrom(save.clock, save.at, realNow()) });
        return save !== undefined;
      },
      remove(name) {
        if (checkpoints.delete(name)) watcher?.checkpointRemoved(name);
      },
      list: () => [...checkpoints.values()],
    },
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

    audit: () => audit({ state }),
    stateHash: () => state.hash(),
    snapshot: () => writeSnapshot(market, checkpoint()),
    restore(snapshot) {
      const { image, clock: next } = readSnapshot(snapshot, market);
      restoreCheckpoint({ image: withKey(image, keys.get('key')), clock: next });
    },
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
      history: history.frames,
    }),
  };

  // The history begins after the preparation.
  if (!start) options.prepare?.(world);
  state.watch({
    wrote(writes) {
      history.wrote(writes);
      watcher?.wrote(writes);
    },
    became(image) {
      watcher?.became(image);
      history.became();
    },
  });
  clock.watch((data) => {
    history.clockSet(data);
    watcher?.clockSet(data);
  });
  journal.adopt(start?.entries ?? []);
  history.continue(start?.history ?? []);
  const origin = start?.origin ?? checkpoint();
  return world;
}
