import { marketNames, type MarketName } from '@wallet/contract/market';
import * as z from 'zod/mini';
import { ClockData } from './clock.ts';
import type { Checkpoint } from './world-record.ts';
import { keyMap } from './random.ts';
import { dataToImage, imageToData, StateData, type StateImage } from './state.ts';

const version = 1;

/** A world as plain JSON, with its random counters, without its journal and its secret key. */
const Snapshot = z.object({
  version: z.literal(version),
  market: z.enum(marketNames),
  clock: ClockData,
  state: StateData,
});
export type Snapshot = z.infer<typeof Snapshot>;

export const writeSnapshot = (market: MarketName, { clock, image }: Checkpoint): Snapshot => ({
  version,
  market,
  clock,
  state: imageToData(withKey(image)),
});

/** Returns the checkpoint of a snapshot. Throws a TypeError for invalid data, or for another market. */
export function readSnapshot(snapshot: unknown, market: MarketName): Checkpoint {
  const { data } = Snapshot.safeParse(snapshot);
  if (!data) throw new TypeError(`Not a snapshot of version ${version}.`);
  if (data.market !== market)
    throw new TypeError(`The snapshot is of the market ${data.market}, this world of ${market}.`);
  return { clock: data.clock, image: dataToImage(data.state) };
}

/** Returns an image with another secret key, or without one. */
export function withKey(image: StateImage, key?: string): StateImage {
  const others = [...image].filter(([name]) => name !== keyMap);
  return new Map(key === undefined ? others : [...others, [keyMap, new Map([['key', key]])]]);
}
