/** Folders and small worlds for tests of persistence. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { onTestFinished } from 'vitest';
import { canonical } from '../world/plain.ts';
import { imageToData } from '../world/state.ts';
import { sampleStart, sampleWorld, journalText } from '../world/world.fixture.ts';
import type { World, WorldRules } from '../world/world.ts';
import { databaseOf } from './folder.ts';
import type { Persistence } from './persistence.ts';
import { openPersistence, type SqliteOptions } from './sqlite.ts';

/** Returns a folder that is removed after the test. Concurrent tests pass their own `onTestFinished`. */
export function sampleFolder(onFinished = onTestFinished): string {
  const directory = mkdtempSync(join(tmpdir(), 'kept-'));
  onFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Returns a copy of the folder in its state after a kill of the process. */
export function copyOf(directory: string): string {
  const copy = sampleFolder();
  // Runs in a child process, because closing a file here would release the locks of this process.
  execFileSync('cp', ['-R', `${directory}/.`, copy]);
  return copy;
}

/** The real time, which tests change. */
export const sampleReal = { now: sampleStart };

export const sampleRules: WorldRules = {
  realNow: () => sampleReal.now,
  handlers: { tick: () => undefined },
};

export const sampleOptions = (directory: string, changes: Partial<SqliteOptions> = {}): SqliteOptions => ({
  directory,
  rules: sampleRules,
  requested: {},
  onFailure(failure) {
    throw failure;
  },
  ...changes,
});

export const openSample = (directory: string, changes: Partial<SqliteOptions> = {}): Promise<Persistence> =>
  openPersistence(sampleOptions(directory, changes));

/** Returns a new, stored world. */
export function placeSample(persistence: Persistence, id: string, named = 0): World {
  const world = sampleWorld({ ...sampleRules, id });
  persistence.placed(world, named);
  persistence.commit();
  return world;
}

/** Returns a new folder with one stored world. */
export async function storeSample(changes: Partial<SqliteOptions> = {}) {
  const directory = sampleFolder();
  const persistence = await openSample(directory, changes);
  return { directory, persistence, world: placeSample(persistence, 'w') };
}

/** Opens a second connection to the database of a folder. */
export function openBeside(directory: string): Sqlite.Database {
  const db = new Sqlite(databaseOf(directory));
  onTestFinished(() => void db.close());
  return db;
}

/** Returns the full state of a world, random generator and faults included. */
export const portraitOf = (world: World): string =>
  canonical([
    world.id,
    world.seed,
    world.snapshot(),
    world.stateHash(),
    journalText(world),
    savesOf(world),
    historyOf(world),
  ]);

const historyOf = ({ history }: World): unknown =>
  history.frames.map(({ from, start: { image, clock }, steps }) => [from, clock, imageToData(image), steps]);

const savesOf = ({ checkpoints }: World): unknown =>
  checkpoints.list().map(({ name, at, clock, image }) => [name, at, clock, imageToData(image)]);

export const portraitsOf = ({ earlier }: Persistence): string[] => earlier.worlds.map(portraitOf);

/** Opens a closed folder, and returns the states of its worlds. */
export async function storedPortraits(directory: string): Promise<string[]> {
  const persistence = await openSample(directory);
  const portraits = portraitsOf(persistence);
  persistence.close();
  return portraits;
}
