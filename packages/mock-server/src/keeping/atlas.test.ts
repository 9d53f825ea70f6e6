import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StateImage } from '../world/state.ts';
import { imageToData } from '../world/state.ts';
import { createAtlas } from './atlas.ts';
import { createReplay } from './replay.ts';

/** Maps of few keys, so that two of them share some, in any order. */
const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const maps = fc
  .uniqueArray(fc.tuple(keys, fc.nat(2)), { selector: ([key]) => key })
  .map((all) => new Map(all));

/** What is read of an image that was written beside another one. */
function reread(origin: StateImage, present: StateImage): readonly [StateImage, StateImage] {
  const atlas = createAtlas();
  const replay = createReplay();
  const [first, second] = [atlas.write(origin), atlas.write(present, origin)];
  for (const record of [...first.records, ...second.records]) replay.apply(record);
  const clock = { mode: 'frozen', at: 0 } as const;
  replay.apply({
    type: 'world',
    world: 'w',
    seed: 'seed',
    market: 'thailand',
    origin: { maps: first.maps, clock },
    present: { maps: second.maps, clock },
    shownAt: 0,
    entries: [],
    saves: [],
  });
  const [world] = replay.result().worlds;
  if (!world) throw new Error('No world was read.');
  return [world.origin.image, world.present.image];
}

test('an image beside another one is read as it was written, in the order of its keys', () => {
  fc.assert(
    fc.property(maps, maps, (before, after) => {
      const [origin, present] = [new Map([['m', before]]), new Map([['m', after]])];
      expect(reread(origin, present).map(imageToData)).toEqual([imageToData(origin), imageToData(present)]);
    }),
    { numRuns: 500 },
  );
});

test('a map that both have is one map, and a changed one costs its changes', () => {
  const shared = new Map([['a', 1]]);
  const large = new Map(Array.from({ length: 1_000 }, (_, n) => [`key ${n}`, n]));
  const atlas = createAtlas();
  const origin = new Map([
    ['shared', shared],
    ['large', large],
  ]);
  expect(atlas.write(origin)).toMatchObject({ maps: { shared: 1, large: 2 } });
  const changed = new Map(large);
  changed.delete('key 7');
  changed.set('key 8', 0).set('new', 1);
  const present = new Map([
    ['shared', shared],
    ['large', changed],
  ]);
  expect(atlas.write(present, origin)).toEqual({
    maps: { shared: 1, large: 3 },
    records: [
      {
        type: 'map',
        map: 3,
        from: 2,
        gone: ['key 7'],
        set: [
          ['key 8', 0],
          ['new', 1],
        ],
      },
    ],
  });
});
