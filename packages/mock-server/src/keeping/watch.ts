/** Everything in which a world changes, as records. */
import type { Save, Standing } from '../world/record.ts';
import type { MapWrites } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Atlas } from './atlas.ts';
import type { Change, KeptRecord, KeptSave, KeptStanding } from './record.ts';

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
    saved(save) {
      const records: KeptRecord[] = [];
      const kept = keepSave(save, atlas(), records);
      tell([...records, { type: 'saved', world: id, save: kept }]);
    },
    saveRemoved: (name) => tell([{ type: 'saveRemoved', world: id, name }]),
  });
}

/** A whole world as records. */
export function recordsOf(world: World, atlas: Atlas): KeptRecord[] {
  const { id, seed, market, shownAt, entries, ...rest } = world.record();
  const records: KeptRecord[] = [];
  const origin = keep(rest.origin, atlas, records);
  const present = keep(rest.present, atlas, records, rest.origin);
  const saves = rest.saves.map((save) => keepSave(save, atlas, records, rest.origin));
  records.push({ type: 'world', world: id, seed, market, origin, present, shownAt, entries, saves });
  return records;
}

/** A standing as it is kept; the maps it needs are added to `records` first. `like` was kept before. */
function keep(
  { image, clock }: Standing,
  atlas: Atlas,
  records: KeptRecord[],
  like?: Standing,
): KeptStanding {
  const { maps, records: needed } = atlas.write(image, like?.image);
  records.push(...needed);
  return { maps, clock };
}

const keepSave = (save: Save, atlas: Atlas, records: KeptRecord[], like?: Standing): KeptSave => ({
  ...keep(save, atlas, records, like),
  name: save.name,
  at: save.at,
});

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
