/** Folders and small worlds for the tests of keeping. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { canonical } from '../world/plain.ts';
import { imageToData } from '../world/state.ts';
import { sampleStart, sampleWorld } from '../world/world.sample.ts';
import type { World, WorldRules } from '../world/world.ts';
import type { DiskOptions } from './disk.ts';
import { keepOnDisk } from './disk.ts';
import type { Keeping } from './keeping.ts';

/** A folder that is gone when the test is over; tests that run side by side hand in their own `onTestFinished`. */
export function sampleFolder(onFinished = onTestFinished): string {
  const directory = mkdtempSync(join(tmpdir(), 'kept-'));
  onFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Real time that tests move, and an event that writes down when it fired. */
export const sampleReal = { now: sampleStart };

export const sampleRules: WorldRules = {
  realNow: () => sampleReal.now,
  handlers: { tick: () => undefined },
};

export const openSample = (directory: string, changes: Partial<DiskOptions> = {}): Promise<Keeping> =>
  keepOnDisk({
    directory,
    rules: sampleRules,
    asked: {},
    onFailure(failure) {
      throw failure;
    },
    ...changes,
  });

/** A new world that is kept from now on. */
export function placeSample(keeping: Keeping, id: string, named = 0): World {
  const world = sampleWorld({ ...sampleRules, id });
  keeping.placed(world, named);
  return world;
}

/** Everything there is to know about a world, chance and faults included. */
export const portraitOf = (world: World): string =>
  canonical([
    world.id,
    world.seed,
    world.snapshot(),
    world.stateHash(),
    world.journal.text(),
    savesOf(world),
  ]);

const savesOf = ({ saves }: World): unknown =>
  saves.list().map(({ name, at, clock, image }) => [name, at, clock, imageToData(image)]);

export const portraitsOf = ({ earlier }: Keeping): string[] => earlier.worlds.map(portraitOf);
