import type { MarketName } from '@wallet/contract/market';
import { isWorldTime, type ClockData } from './clock.ts';
import { isRecord } from './plain.ts';
import type { Checkpoint } from './world-record.ts';
import { keyMap } from './random.ts';
import type { StateData } from './state.ts';
import { dataToImage, imageToData } from './state.ts';

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
  state: imageToData(new Map([...image].filter(([name]) => name !== keyMap))),
});

/** Returns the checkpoint of a snapshot. Throws a TypeError for invalid data, or for another market. */
export function readSnapshot(snapshot: unknown, market: MarketName): Checkpoint {
  if (!isSnapshot(snapshot)) throw new TypeError(`Not a snapshot of version ${version}.`);
  if (snapshot.market !== market)
    throw new TypeError(`The snapshot is of the market ${snapshot.market}, this world of ${market}.`);
  return { clock: snapshot.clock, image: dataToImage(snapshot.state) };
}

/** Returns the second checkpoint with the secret key of the first. */
export function withKeyOf({ image: own }: Checkpoint, { image, clock }: Checkpoint): Checkpoint {
  const key = own.get(keyMap);
  const others = [...image].filter(([name]) => name !== keyMap);
  return { clock, image: new Map(key ? [...others, [keyMap, key]] : others) };
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
