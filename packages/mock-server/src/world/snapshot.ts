import type { MarketName } from '@wallet/contract/market';
import { isWorldTime, type ClockData } from './clock.ts';
import { isRecord } from './plain.ts';
import type { Checkpoint } from './world-record.ts';
import { keyMap } from './random.ts';
import { dataToImage, imageToData, type StateData, type StateImage } from './state.ts';

const version = 1;

/** A world as plain JSON, with its random counters, without its journal and its secret key. */
export interface Snapshot {
  readonly version: typeof version;
  readonly market: MarketName;
  readonly clock: ClockData;
  readonly state: StateData;
}

export const writeSnapshot = (market: MarketName, { clock, image }: Checkpoint): Snapshot => ({
  version,
  market,
  clock,
  state: imageToData(withKey(image)),
});

/** Returns the checkpoint of a snapshot. Throws a TypeError for invalid data, or for another market. */
export function readSnapshot(snapshot: unknown, market: MarketName): Checkpoint {
  if (!isSnapshot(snapshot)) throw new TypeError(`Not a snapshot of version ${version}.`);
  if (snapshot.market !== market)
    throw new TypeError(`The snapshot is of the market ${snapshot.market}, this world of ${market}.`);
  return { clock: snapshot.clock, image: dataToImage(snapshot.state) };
}

/** Returns an image with another secret key, or without one. */
export function withKey(image: StateImage, key?: string): StateImage {
  const others = [...image].filter(([name]) => name !== keyMap);
  return new Map(key === undefined ? others : [...others, [keyMap, new Map([['key', key]])]]);
}

const isSnapshot = (value: unknown): value is Snapshot =>
  isRecord(value) && value['version'] === version && isClockData(value['clock']) && isRecord(value['state']);

export const isClockData = (value: unknown): value is ClockData =>
  isRecord(value) &&
  isWorldTime(value['at']) &&
  (value['mode'] === 'frozen' ||
    (value['mode'] === 'live' &&
      Number.isSafeInteger(value['since']) &&
      Number.isFinite(value['rate']) &&
      Number(value['rate']) > 0));
