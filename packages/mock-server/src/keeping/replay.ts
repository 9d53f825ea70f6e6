/** Worlds from what was kept of them. */
import type { ClockData } from '../world/clock.ts';
import type { JournalEntry } from '../world/journal.ts';
import { journalLimit } from '../world/journal.ts';
import { plain } from '../world/plain.ts';
import type { Save, Standing, WorldRecord } from '../world/record.ts';
import type { StateImage } from '../world/state.ts';
import { State } from '../world/state.ts';
import type { ImageMap } from './atlas.ts';
import type { Change, KeptRecord, KeptSave, KeptStanding, MapNumbers } from './record.ts';

export type Begun = Omit<Extract<KeptRecord, { type: 'begun' }>, 'type'>;

/** All that a folder keeps. */
export interface Kept {
  /** What the default world began as: a scenario, and what was told to it. */
  readonly begun: Begun | undefined;
  readonly named: number;
  readonly worlds: readonly WorldRecord[];
  /** The maps that were written, by number; the worlds hold those they use. */
  readonly maps: ReadonlyMap<number, ImageMap>;
}

export interface Replay {
  /** Throws a TypeError for a record that does not follow from those before it. */
  apply(record: KeptRecord): void;
  result(): Kept;
}

/** A world on its way. */
interface Draft extends Omit<WorldRecord, 'present' | 'shownAt' | 'entries' | 'saves'> {
  readonly state: State;
  clock: ClockData;
  shownAt: number;
  entries: JournalEntry[];
  readonly saves: Map<string, Save>;
}

export function createReplay(): Replay {
  const maps = new Map<number, ImageMap>();
  const drafts = new Map<string, Draft>();
  let begun: Begun | undefined;
  let named = 0;

  function mapOf(number: number): ImageMap {
    const map = maps.get(number);
    if (!map) throw new TypeError(`There is no map ${number}.`);
    return map;
  }

  const imageOf = (numbers: MapNumbers): StateImage =>
    new Map(Object.entries(numbers).map(([name, number]) => [name, mapOf(number)]));
  const standingOf = ({ maps: numbers, clock }: KeptStanding): Standing => ({
    image: imageOf(numbers),
    clock,
  });
  const saveOf = ({ name, at, ...standing }: KeptSave): Save => ({ ...standingOf(standing), name, at });

  function draftOf(world: string): Draft {
    const draft = drafts.get(world);
    if (!draft) throw new TypeError(`There is no world ${world}.`);
    return draft;
  }

  function drawMap({ map, from, gone = [], set }: Extract<KeptRecord, { type: 'map' }>): void {
    const drawn = new Map(from === undefined ? [] : mapOf(from));
    for (const key of gone) drawn.delete(key);
    for (const [key, value] of set) drawn.set(key, plain(value, `map ${map}, ${key}`));
    maps.set(map, drawn);
  }

  function apply(record: KeptRecord): void {
    switch (record.type) {
      case 'begun':
        return void (begun = { scenario: record.scenario, params: record.params });
      case 'named':
        return void (named = record.count);
      case 'map':
        return drawMap(record);
      case 'world': {
        const { world: id, seed, market, origin, present, shownAt, entries, saves } = record;
        const { image, clock } = standingOf(present);
        const state = new State(image);
        const draft = { id, seed, market, origin: standingOf(origin), state, clock, shownAt };
        return void drafts.set(id, {
          ...draft,
          entries: [...entries],
          saves: new Map(saves.map((save) => [save.name, saveOf(save)])),
        });
      }
      case 'removed':
        return void drafts.delete(record.world);
      case 'wrote': {
        const { state } = draftOf(record.world);
        return state.stage(() => {
          for (const [map, changes] of record.maps) write(state, map, changes);
        });
      }
      case 'became':
        return draftOf(record.world).state.adopt(imageOf(record.maps));
      case 'clock':
        return void Object.assign(draftOf(record.world), { clock: record.clock, shownAt: -Infinity });
      case 'shown':
        return void (draftOf(record.world).shownAt = record.at);
      case 'noted':
        return void draftOf(record.world).entries.push(record.entry);
      case 'cleared':
        return void (draftOf(record.world).entries = []);
      case 'saved': {
        const { saves } = draftOf(record.world);
        saves.delete(record.save.name);
        return void saves.set(record.save.name, saveOf(record.save));
      }
      case 'saveRemoved':
        return void draftOf(record.world).saves.delete(record.name);
    }
  }

  return {
    apply,
    result: () => ({
      begun,
      named,
      maps,
      worlds: [...drafts.values()].map(({ state, clock, shownAt, entries, saves, ...rest }) => ({
        ...rest,
        present: { image: state.image(), clock },
        shownAt,
        entries: entries.slice(-journalLimit).map((entry) => plain(entry, `entry ${entry.n}`)),
        saves: [...saves.values()],
      })),
    }),
  };
}

function write(state: State, name: string, changes: readonly Change[]): void {
  const map = state.map<unknown>(name);
  for (const change of changes) {
    const [how, key, value] = change;
    if (how === 'delete') map.delete(key);
    else if (how === 'set') map.set(key, plain(value, `${name} ${key}`));
    else map.set(key, Object.freeze([...listOf(map.get(key)), ...plain(value, `${name} ${key}`)]));
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('Items are added to what is no list.');
  return value;
}
