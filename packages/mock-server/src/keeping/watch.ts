/** Everything in which a world changes, as records. */
import type { MapWrites } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Atlas } from './atlas.ts';
import type { Change, KeptRecord, KeptStanding } from './record.ts';

/** Is handed what a world did; a note in its journal alone is nothing anybody has to wait for. */
export type Tell = (records: readonly KeptRecord[], isNoteOnly?: boolean) => void;

/** Tells what a world does from now on. `atlas` is asked each time, because files begin anew. */
export function watchWorld(world: World, atlas: () => Atlas, tell: Tell): void {
  const { id } = world;
  world.watch({
    wrote(writes) {
      const maps = writes.map(({ map, changes }) => [map, changesOf(changes)] as const);
      const changed = maps.filter(([, changes]) => changes.length > 0);
      if (changed.length > 0) tell([{ type: 'wrote', world: id, maps: changed }]);
    },
    became(image) {
      const { maps, records } = atlas().write(image);
      tell([...records, { type: 'became', world: id, maps }]);
    },
    clockSet: (clock) => tell([{ type: 'clock', world: id, clock }]),
    noted: (entry) => tell([{ type: 'noted', world: id, entry }], true),
    cleared: () => tell([{ type: 'cleared', world: id }]),
  });
}

/** A whole world as records. */
export function recordsOf(world: World, atlas: Atlas): KeptRecord[] {
  const { id, seed, market, origin, present, shownAt, entries } = world.record();
  const first = atlas.write(origin.image);
  const now = atlas.write(present.image, origin.image);
  const keptOrigin: KeptStanding = { maps: first.maps, clock: origin.clock };
  const keptPresent: KeptStanding = { maps: now.maps, clock: present.clock };
  return [
    ...first.records,
    ...now.records,
    { type: 'world', world: id, seed, market, origin: keptOrigin, present: keptPresent, shownAt, entries },
  ];
}

const changesOf = (changes: MapWrites['changes']): Change[] =>
  changes.flatMap(([key, before, now]): Change[] => {
    if (now === undefined) return before === undefined ? [] : [['delete', key]];
    const items = addedItems(before, now);
    return [items ? ['add', key, items] : ['set', key, now]];
  });

/** The items by which a list grew at its end: an index of a thousand rows is not written again for one more. */
function addedItems(before: unknown, now: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(now) || now.length <= before.length) return undefined;
  return before.every((item, index) => item === now[index]) ? now.slice(before.length) : undefined;
}
