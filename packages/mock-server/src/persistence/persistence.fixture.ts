/** Folders and small worlds for the tests of persistence. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { onTestFinished } from 'vitest';
import { canonical } from '../world/plain.ts';
import { imageToData } from '../world/state.ts';
import { sampleStart, sampleWorld } from '../world/world.fixture.ts';
import type { World, WorldRules } from '../world/world.ts';
import { databaseOf } from './folder.ts';
import type { Persistence } from './persistence.ts';
import type { SqliteOptions } from './sqlite.ts';
import { openPersistence } from './sqlite.ts';

/** A folder that is gone when the test is over; tests that run side by side hand in their own `onTestFinished`. */
export function sampleFolder(onFinished = onTestFinished): string {
  const directory = mkdtempSync(join(tmpdir(), 'kept-'));
  onFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** The folder as it would be found had the process been killed now. */
export function copyOf(directory: string): string {
  const copy = sampleFolder();
  // A process of its own: to close a file here would drop the locks that this process has on it.
  execFileSync('cp', ['-R', `${directory}/.`, copy]);
  return copy;
}

/** Real time that tests move. */
export const sampleReal = { now: sampleStart };

export const sampleRules: WorldRules = {
  realNow: () => sampleReal.now,
  handlers: { tick: () => undefined },
};

export const sampleOptions = (directory: string, changes: Partial<SqliteOptions> = {}): SqliteOptions => ({
  directory,
  rules: sampleRules,
  asked: {},
  onFailure(failure) {
    throw failure;
  },
  ...changes,
});

export const openSample = (directory: string, changes: Partial<SqliteOptions> = {}): Promise<Persistence> =>
  openPersistence(sampleOptions(directory, changes));

/** A new world that is kept from now on. */
export function placeSample(persistence: Persistence, id: string, named = 0): World {
  const world = sampleWorld({ ...sampleRules, id });
  persistence.placed(world, named);
  persistence.commit();
  return world;
}

/** The database of a folder as another program opens it. */
export function openBeside(directory: string): Sqlite.Database {
  const db = new Sqlite(databaseOf(directory));
  onTestFinished(() => void db.close());
  return db;
}

/** Everything that a world is, chance and faults included. */
export const portraitOf = (world: World): string =>
  canonical([
    world.id,
    world.seed,
    world.snapshot(),
    world.stateHash(),
    world.journal.text(),
    savesOf(world),
  ]);

const savesOf = ({ checkpoints }: World): unknown =>
  checkpoints.list().map(({ name, at, clock, image }) => [name, at, clock, imageToData(image)]);

export const portraitsOf = ({ earlier }: Persistence): string[] => earlier.worlds.map(portraitOf);
