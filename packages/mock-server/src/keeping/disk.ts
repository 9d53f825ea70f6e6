/**
 * Keeps worlds in a folder (docs/decisions/012-what-is-kept-and-when.md). What worlds do is gathered while the disk is busy
 * with what they did before, and written as one step with one sync: however many clients wait, the disk is asked once.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { World, WorldRules } from '../world/world.ts';
import { reviveWorld } from '../world/world.ts';
import { defaultWorldId } from '../world/worlds.ts';
import { createAtlas } from './atlas.ts';
import type { Files } from './files.ts';
import { openFiles } from './files.ts';
import type { Keeping } from './keeping.ts';
import { lock } from './lock.ts';
import type { KeptRecord } from './record.ts';
import { KeepingRefused, reasonOf } from './refusal.ts';
import type { Kept } from './replay.ts';
import { recordsOf, watchWorld } from './watch.ts';

export interface DiskOptions {
  readonly directory: string;
  /** How kept worlds go on. */
  readonly rules: WorldRules;
  /** What the default world is asked to begin as, as far as anybody said: a kept one has to be that. */
  readonly asked: {
    readonly scenario?: string;
    /** Canonical JSON. */
    readonly params?: string;
    readonly market?: string;
    readonly seed?: string;
  };
  /** Is told once when the disk fails; nothing is kept from then on, and nobody is told anything any more. */
  readonly onFailure: (failure: KeepingRefused) => void;
  /** Bytes below which a journal is never too large; for tests. */
  readonly smallestJournal?: number;
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

/** Opens a folder, which is made where there is none. Throws a KeepingRefused that says what to do. */
export async function keepOnDisk(options: DiskOptions): Promise<Keeping> {
  const directory = resolve(options.directory);
  const release = await takeFolder(directory);
  try {
    const { files, kept } = await openFiles(directory, options.smallestJournal);
    refuseOtherBeginning(directory, kept, options.asked);
    return keep(options, files, kept, release);
  } catch (error) {
    release();
    throw error instanceof KeepingRefused ? error : unusable(directory, error);
  }
}

async function takeFolder(directory: string): Promise<() => void> {
  try {
    await mkdir(directory, { recursive: true });
    return lock(directory);
  } catch (error) {
    throw error instanceof KeepingRefused ? error : unusable(directory, error);
  }
}

const unusable = (directory: string, error: unknown): KeepingRefused =>
  new KeepingRefused(`Nothing can be kept in ${directory}: ${reasonOf(error)}.`, { cause: error });

/** A kept default world goes on as it is; flags that ask for another one are not passed over in silence. */
function refuseOtherBeginning(directory: string, { worlds, begun }: Kept, asked: DiskOptions['asked']): void {
  const world = worlds.find(({ id }) => id === defaultWorldId);
  if (!world) return;
  const kept = [
    ['--scenario', asked.scenario, begun?.scenario],
    ['--param', asked.params, begun?.params],
    ['--market', asked.market, world.market],
    ['--seed', asked.seed, world.seed],
  ] as const;
  for (const [flag, wanted, is] of kept)
    if (wanted !== undefined && wanted !== is)
      throw new KeepingRefused(
        `${directory} keeps a default world that began with ${flag} ${is}, not ${wanted}: leave ${flag} out to go on with it, choose another folder, or delete this one to begin afresh.`,
      );
}

function keep(options: DiskOptions, files: Files, kept: Kept, release: () => void): Keeping {
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
    const word = `${reasonOf(error)}. The simulator stops: what it answered before is kept, what it had not answered is not.`;
    failure = new KeepingRefused(`Nothing can be kept in ${options.directory} any more: ${word}`, {
      cause: error,
    });
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
        const { scenario = 'default', params = '{}' } = options.asked;
        begun = { scenario, params };
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
        release();
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
