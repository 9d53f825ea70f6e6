/**
 * Keeps worlds in files. What worlds do is gathered while the disk is busy with what they did before, and written as one
 * step with one sync: however many clients wait, the disk is asked once.
 */
import type { World, WorldRules } from '../world/world.ts';
import { reviveWorld } from '../world/world.ts';
import { defaultWorldId } from '../world/worlds.ts';
import { createAtlas } from './atlas.ts';
import type { Files } from './files.ts';
import type { Keeping } from './keeping.ts';
import type { KeptRecord } from './record.ts';
import { KeepingRefused, reasonOf } from './refusal.ts';
import type { Begun, Kept } from './replay.ts';
import { recordsOf, watchWorld } from './watch.ts';

export interface KeeperOptions {
  readonly directory: string;
  /** How kept worlds go on. */
  readonly rules: WorldRules;
  /** What a new default world begins as. */
  readonly begins: Begun;
  /** Is told once when the disk fails; nothing is kept from then on, and nobody is told anything any more. */
  readonly onFailure: (failure: KeepingRefused) => void;
}

/** What worlds did since the last step, and who waits for it to be kept. */
interface Batch {
  readonly records: KeptRecord[];
  /** Worlds of which nobody may be told before. */
  readonly worlds: Set<World>;
  readonly waiting: (() => void)[];
}

const newBatch = (): Batch => ({ records: [], worlds: new Set(), waiting: [] });

/** Milliseconds until what only reads left in a journal is written. */
const notesAfter = 1_000;

/** Revives the kept worlds and keeps them and all that follow in these files. */
export function keepIn(files: Files, kept: Kept, options: KeeperOptions): Keeping {
  const placed = new Set<World>();
  let atlas = createAtlas(kept.maps);
  let { begun, named } = kept;
  let gathering = newBatch();
  let writing: Batch | undefined;
  let running: Promise<void> | undefined;
  let failure: KeepingRefused | undefined;
  let notesTimer: NodeJS.Timeout | undefined;

  function add(world: World, records: readonly KeptRecord[], isNoteOnly = false): void {
    if (failure) return;
    gathering.records.push(...records);
    if (!isNoteOnly) {
      gathering.worlds.add(world);
      start();
    } else if (!running) startLater();
  }

  function start(): void {
    clearTimeout(notesTimer);
    notesTimer = undefined;
    // Everything that happens in this turn of the event loop goes along.
    running ??= new Promise<void>((done) => setImmediate(done)).then(run);
  }

  function startLater(): void {
    notesTimer ??= setTimeout(start, notesAfter).unref();
  }

  async function run(): Promise<void> {
    try {
      do await writeStep();
      while (gathering.worlds.size > 0);
    } catch (error) {
      fail(error);
    }
    running = undefined;
    if (gathering.records.length > 0) startLater();
  }

  async function writeStep(): Promise<void> {
    const batch = gathering;
    gathering = newBatch();
    writing = batch;
    for (const world of batch.worlds)
      if (placed.has(world) && world.clock.mode === 'live')
        batch.records.push({ type: 'shown', world: world.id, at: world.clock.now() });
    // Taken in the same turn as the batch, so that the snapshot has all of it and nothing of the next one.
    const snapshot = files.isOutgrown ? snapshotOfAll() : undefined;
    await files.append(batch.records);
    for (const tell of batch.waiting) tellSafely(tell);
    writing = undefined;
    if (snapshot) await files.beginAnew(snapshot);
  }

  /** From here on the files begin anew, and with them the numbers of maps. */
  function snapshotOfAll(): KeptRecord[] {
    atlas = createAtlas();
    return [
      ...(begun ? [{ type: 'begun', ...begun } as const] : []),
      { type: 'named', count: named },
      ...[...placed].flatMap((world) => recordsOf(world, atlas)),
    ];
  }

  function fail(error: unknown): void {
    failure = new KeepingRefused(
      `Nothing can be kept in ${options.directory} any more: ${reasonOf(error)}. The simulator stops: what it answered is kept, what it did not answer may not be.`,
      { cause: error },
    );
    gathering = newBatch();
    options.onFailure(failure);
  }

  function enter(world: World): void {
    placed.add(world);
    watchWorld(
      world,
      () => atlas,
      (records, isNoteOnly) => {
        if (placed.has(world)) add(world, records, isNoteOnly);
      },
    );
  }

  const worlds = kept.worlds.map((record) => reviveWorld(options.rules, record));
  worlds.forEach(enter);

  async function settled(): Promise<void> {
    while (gathering.records.length > 0 || running) {
      start();
      await running;
    }
    if (failure) throw failure;
  }

  return {
    earlier: { worlds, named },
    placed(world, count) {
      enter(world);
      const records: KeptRecord[] = recordsOf(world, atlas);
      if (world.id === defaultWorldId) {
        begun = options.begins;
        records.push({ type: 'begun', ...begun });
      }
      if (count !== named) records.push({ type: 'named', count });
      named = count;
      add(world, records);
    },
    removed(world) {
      add(world, [{ type: 'removed', world: world.id }]);
      placed.delete(world);
    },
    after(world, tell) {
      const batch = gathering.worlds.has(world)
        ? gathering
        : writing?.worlds.has(world)
          ? writing
          : undefined;
      if (batch) batch.waiting.push(tell);
      else if (!failure) tell();
    },
    settled,
    async close() {
      try {
        await settled();
      } finally {
        clearTimeout(notesTimer);
        await files.close();
      }
    },
  };
}

/** Whoever waits for a world is no part of keeping it: a bug there ends the process as it would have at once. */
function tellSafely(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    setImmediate(() => {
      throw error;
    });
  }
}
