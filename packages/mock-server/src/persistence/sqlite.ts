/**
 * Stores worlds in a database (docs/decisions/023-sqlite-persistence.md). A transaction opens with the first change and
 * commits with the next journal entry, which ends every command; so a command is one transaction.
 */
import { resolve } from 'node:path';
import type { World, WorldRules } from '../world/world.ts';
import { reviveWorld } from '../world/create-world.ts';
import { defaultWorldId } from '../world/worlds.ts';
import { ControlError } from '../world/control-error.ts';
import { damaged, reasonOf, refusalOf } from './damage.ts';
import { lockFolder, readDatabase, writeDatabase, type LockedFolder } from './database.ts';
import { databaseOf, inspectFolder } from './folder.ts';
import type { Persistence } from './persistence.ts';
import type { Step } from '../world/world-record.ts';
import { readWorlds, type Stored } from './read-worlds.ts';
import { createWorldWriter } from './write-worlds.ts';

export interface SqliteOptions {
  readonly directory: string;
  readonly rules: WorldRules;
  /** The requested origin of the default world. A stored world must match it. */
  readonly requested: {
    readonly scenario?: string;
    /** Canonical JSON. */
    readonly params?: string;
    readonly market?: string;
    readonly seed?: string;
  };
  /** Called once when the disk fails. Nothing is stored from then on. */
  readonly onFailure: (failure: ControlError) => void;
}

/** Opens a folder, and creates a missing one. Throws a ControlError with the way out. */
export async function openPersistence(options: SqliteOptions): Promise<Persistence> {
  const directory = resolve(options.directory);
  return persistIn(await openFolder(directory, options), { ...options, directory });
}

/** Throws the errors of `openPersistence`. Changes nothing, and creates no folder. */
export async function checkPersistence(options: SqliteOptions): Promise<void> {
  const directory = resolve(options.directory);
  try {
    if (!inspectFolder(directory)) return;
  } catch (error) {
    throw refusalOf(directory, error);
  }
  const folder = await lockFolder(directory);
  try {
    read(folder, options);
  } catch (error) {
    throw refusalOf(directory, error);
  } finally {
    folder.release();
  }
}

type OpenFolder = Awaited<ReturnType<typeof openFolder>>;

async function openFolder(directory: string, options: SqliteOptions) {
  const folder = await lockFolder(directory);
  try {
    const stored = read(folder, options);
    const database = writeDatabase(folder, stored === undefined);
    const writer = createWorldWriter(database.db);
    const { worlds = [], named = 0, notes = new Map<string, string>() } = stored ?? {};
    return { database, writer, worlds, named, notes };
  } catch (error) {
    folder.release();
    throw refusalOf(directory, error);
  }
}

/** Returns the worlds of a folder after all checks, undefined for a new folder. Changes nothing. */
function read(folder: LockedFolder, { rules, requested }: SqliteOptions) {
  const path = databaseOf(folder.directory);
  return readDatabase(folder, (db) => {
    const stored = readWorlds(db);
    refuseOtherBeginning(folder.directory, stored, requested);
    const worlds = stored.worlds.map((record) => reviveWorld(rules, record));
    for (const world of worlds) {
      const [violation] = world.audit();
      if (violation)
        throw damaged(path, `the ledger of ${world.id} breaks ${violation.rule}: ${violation.subject}`);
    }
    return { worlds, named: stored.named, notes: stored.notes };
  });
}

/** Throws when flags differ from the origin of the stored default world. */
function refuseOtherBeginning(
  directory: string,
  { worlds, beginning }: Stored,
  requested: SqliteOptions['requested'],
): void {
  const world = worlds.find(({ id }) => id === defaultWorldId);
  if (!world) return;
  const flags = [
    ['--scenario', requested.scenario, beginning?.scenario],
    ['--param', requested.params, beginning?.params],
    ['--market', requested.market, world.market],
    ['--seed', requested.seed, world.seed],
  ] as const;
  for (const [flag, expected, is] of flags)
    if (expected !== undefined && expected !== is)
      throw new ControlError(
        'conflict',
        `${directory} stores a default world that was created with ${flag} ${is}, not ${expected}: pass the same value or omit ${flag} to continue with it, choose another folder, or delete this one to start over.`,
      );
}

function persistIn(
  { database: { db, commit: end, close }, writer, worlds, notes, named: namedBefore }: OpenFolder,
  { directory, requested, onFailure }: SqliteOptions,
): Persistence {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const placed = new Set<World>();
  const open = new Set<World>();
  /** The steps that wait for their entry of the journal. */
  const waiting = new Map<World, Step[]>();
  let named = namedBefore;
  let hasFailed = false;

  function attempt(run: () => void): boolean {
    if (hasFailed) return false;
    try {
      run();
      return true;
    } catch (error) {
      hasFailed = true;
      onFailure(
        new ControlError(
          'conflict',
          `The worlds cannot be stored in ${directory} any more: ${reasonOf(error)}. The simulator stops. Every request with a response is stored; the others may be lost.`,
          { cause: error },
        ),
      );
      return false;
    }
  }

  function change(world: World, run: () => void): void {
    if (!placed.has(world)) return;
    attempt(() => {
      if (open.size === 0) begin.run();
      open.add(world);
      run();
    });
  }

  function commit(hasEntry: boolean): boolean {
    return attempt(() => {
      if (open.size === 0) return;
      for (const [{ id }, steps] of waiting) writer.addSteps(id, steps);
      waiting.clear();
      end(hasEntry);
      open.clear();
    });
  }

  function enter(world: World): void {
    const { id } = world;
    let changes = 0;
    placed.add(world);
    world.watch({
      wrote: (writes) => change(world, () => (changes += writer.write(id, writes))),
      became: (image) => change(world, () => writer.replace(id, image)),
      clockSet: (clock) => change(world, () => writer.setClock(id, clock, world.journal.length)),
      framed(...frame) {
        waiting.delete(world);
        change(world, () => writer.startFrame(id, ...frame));
      },
      stepped: (step) => change(world, () => waiting.set(world, [...(waiting.get(world) ?? []), step])),
      cut(newest) {
        waiting.delete(world);
        change(world, () => writer.cut(id, newest));
      },
      noted(entry) {
        change(world, () => writer.append(id, entry, changes, waiting.get(world) ?? []));
        waiting.delete(world);
        changes = 0;
        commit(true);
      },
      checkpointSaved: (save) => change(world, () => writer.putSave(id, save)),
      checkpointRemoved: (name) => change(world, () => writer.removeSave(id, name)),
    });
  }

  worlds.forEach(enter);
  attempt(() => {
    begin.run();
    writer.meta('process', String(process.pid));
    for (const { id, history } of worlds) writer.keepHistory(id, history.frames);
    end(false);
  });

  return {
    earlier: { worlds, named: namedBefore },
    notes,
    note: (name, text) =>
      void attempt(() => {
        const isOwn = open.size === 0;
        if (isOwn) begin.run();
        writer.note(name, text);
        if (isOwn) end(false);
      }),
    placed(world, count) {
      enter(world);
      change(world, () => {
        writer.insert(world.record());
        if (world.id === defaultWorldId) {
          writer.meta('scenario', requested.scenario ?? 'default');
          writer.meta('params', requested.params ?? '{}');
        }
        if (count !== named) writer.meta('named', String(count));
        named = count;
      });
    },
    removed(world) {
      waiting.delete(world);
      change(world, () => writer.remove(world.id));
      placed.delete(world);
    },
    commit: () => commit(false),
    close() {
      commit(false);
      close();
    },
  };
}
