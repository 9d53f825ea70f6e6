/** Keeps worlds in a folder (docs/decisions/016-what-is-kept-and-when.md). */
import { resolve } from 'node:path';
import { defaultWorldId } from '../world/worlds.ts';
import { openFiles } from './files.ts';
import type { KeeperOptions } from './keeper.ts';
import { keepIn } from './keeper.ts';
import type { Keeping } from './keeping.ts';
import { KeepingRefused, reasonOf } from './refusal.ts';
import type { Kept } from './replay.ts';

export interface DiskOptions extends Omit<KeeperOptions, 'begins'> {
  /** What the default world is asked to begin as, as far as anybody said: a kept one has to be that. */
  readonly asked: {
    readonly scenario?: string;
    /** Canonical JSON. */
    readonly params?: string;
    readonly market?: string;
    readonly seed?: string;
  };
  /** Bytes below which a journal is never too large, 4 MB when left out. */
  readonly smallestJournal?: number;
}

/** Opens a folder, which is made where there is none. Throws a KeepingRefused that says what to do. */
export async function keepOnDisk(options: DiskOptions): Promise<Keeping> {
  const directory = resolve(options.directory);
  const { files, kept } = await openFiles(directory, options.smallestJournal).catch((error: unknown) => {
    if (error instanceof KeepingRefused) throw error;
    throw new KeepingRefused(`Nothing can be kept in ${directory}: ${reasonOf(error)}.`, { cause: error });
  });
  const { scenario = 'default', params = '{}' } = options.asked;
  try {
    refuseOtherBeginning(directory, kept, options.asked);
    return keepIn(files, kept, { ...options, directory, begins: { scenario, params } });
  } catch (error) {
    await files.close();
    throw error;
  }
}

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
        `${directory} keeps a default world that began with ${flag} ${is}, not ${wanted}: say the same or leave ${flag} out to go on with it, choose another folder, or delete this one to begin afresh.`,
      );
}
