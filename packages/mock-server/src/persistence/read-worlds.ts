import type { MarketName } from '@wallet/contract/market';
import type { ClockData } from '../world/clock.ts';
import type { JournalEntry } from '../world/journal-schema.ts';
import { plain, type Plain } from '../world/plain.ts';
import type { NamedCheckpoint, Checkpoint, Frame, Step, WorldRecord } from '../world/world-record.ts';
import type { StateImage } from '../world/state.ts';
import { fromColumn, textsOf, type Database, type Texts } from './text.ts';
import { notePrefix } from './schema.ts';

/** The scenario of the default world, and its parameters as canonical JSON. */
export interface Beginning {
  readonly scenario: string;
  readonly params: string;
}

export interface Stored {
  /** Undefined without a default world. */
  readonly beginning: Beginning | undefined;
  readonly named: number;
  readonly worlds: readonly WorldRecord[];
  readonly notes: ReadonlyMap<string, string>;
}

type StoredState = Checkpoint &
  Pick<NamedCheckpoint, 'name' | 'at'> & { readonly role: 'origin' | 'present' | 'save' | 'frame' };

/** Throws a TypeError, a SyntaxError or a RangeError for corrupt rows. */
export function readWorlds(db: Database): Stored {
  // Equal text becomes one value, so that worlds of one origin share memory.
  const values = new Map<string, unknown>();

  function valueOf(text: string, place: string): unknown {
    if (!values.has(text)) values.set(text, plain(JSON.parse(text), place));
    return values.get(text);
  }

  /** Returns the appended items of lists, by map and key. */
  function additionsOf(state: number): Map<string, unknown[]> {
    const additions = new Map<string, unknown[]>();
    const from = 'additions WHERE state = ? ORDER BY map, key, length_before';
    for (const [map = '', key = '', items = ''] of textsOf(db, ['map', 'key', 'items'], from, state)) {
      const place = `${map} ${key}`;
      const known = additions.get(place) ?? [];
      additions.set(place, known);
      known.push(...listOf(JSON.parse(items)));
    }
    return additions;
  }

  function imageOf(state: number): StateImage {
    const image = new Map<string, Map<string, unknown>>();
    const additions = additionsOf(state);
    const from = 'entries WHERE state = ? ORDER BY place';
    for (const [name = '', key = '', text = ''] of textsOf(db, ['map', 'key', 'value'], from, state)) {
      const map = image.get(name) ?? new Map<string, unknown>();
      const place = `${name} ${key}`;
      const [value, added] = [valueOf(text, place), additions.get(place)];
      image.set(name, map.set(fromColumn(key), added ? plain([...listOf(value), ...added], place) : value));
    }
    return image;
  }

  const statesOf = (world: string): StoredState[] =>
    textsOf(db, ['id', 'role', 'name', 'saved_at', 'clock'], 'states WHERE world = ? ORDER BY id', world).map(
      ([id, role, name = '', savedAt, clock = '']) => ({
        role: role as StoredState['role'],
        name: fromColumn(name),
        at: Number(savedAt ?? 0),
        clock: JSON.parse(clock) as ClockData,
        image: imageOf(Number(id)),
      }),
    );

  function entriesOf(world: string): JournalEntry[] {
    const from = 'journal WHERE world = ? ORDER BY n';
    const columns = ['n', 'at', 'kind', 'name', 'member', 'input', 'outcome', 'detail'];
    const rows = textsOf(db, columns, from, world);
    const first = Number(rows[0]?.[0]);
    return rows.map(([n, at, kind, name = '', memberId, input, outcome = '', detail], index) => {
      if (Number(n) !== first + index) throw new TypeError(`Entry ${first + index} is missing.`);
      const entry: JournalEntry = {
        n: Number(n),
        at: Number(at),
        kind: kind as JournalEntry['kind'],
        name: fromColumn(name),
        ...(memberId !== undefined && { memberId: fromColumn(memberId) }),
        ...(input !== undefined && { input: JSON.parse(input) as Plain }),
        outcome: fromColumn(outcome),
        ...(detail !== undefined && { detail: JSON.parse(detail) as Plain }),
      };
      return plain(entry, `entry ${n}`);
    });
  }

  function stepsOf(world: string): Step[] {
    const waiting = textsOf(db, ['step'], 'steps WHERE world = ? ORDER BY place', world);
    const written = textsOf(db, ['steps'], 'journal WHERE world = ? AND steps IS NOT NULL ORDER BY n', world);
    const steps = [...waiting.map(([step]) => `[${step}]`), ...written.map(([all = '']) => all)].flatMap(
      (text) => plain(JSON.parse(text), 'steps') as readonly Step[],
    );
    // The sort is stable: the steps before an entry come first.
    return steps.sort((one, other) => one.entry - other.entry);
  }

  function framesOf(world: string, states: readonly StoredState[]): Frame[] {
    const steps = stepsOf(world);
    const starts = states.filter(({ role }) => role === 'frame').sort((one, other) => one.at - other.at);
    return starts.map(({ at: from, image, clock }, index) => {
      const end = starts[index + 1]?.at ?? Infinity;
      return {
        from,
        start: { image, clock },
        steps: steps.filter(({ entry }) => entry >= from && entry < end),
      };
    });
  }

  function worldOf([id = '', seed = '', market, clockSetBefore]: Texts): WorldRecord {
    const states = statesOf(id);
    const [origin, present] = (['origin', 'present'] as const).map((role) =>
      states.find((state) => state.role === role),
    );
    if (!origin || !present) throw new TypeError(`The world ${id} has no state.`);
    const entries = entriesOf(id);
    return {
      id,
      seed: fromColumn(seed),
      market: market as MarketName,
      origin,
      present,
      // The clock must not go back behind its last journal entry.
      shownAt: Math.max(...entries.flatMap(({ n, at }) => (n < Number(clockSetBefore) ? [] : [at]))),
      entries,
      checkpoints: states.filter(({ role }) => role === 'save'),
      history: framesOf(id, states),
    };
  }

  const meta = new Map(
    textsOf(db, ['name', 'value'], 'meta').map(([name, value = '']) => [name, fromColumn(value)]),
  );
  const [scenario, params] = [meta.get('scenario'), meta.get('params')];
  return {
    beginning: scenario === undefined || params === undefined ? undefined : { scenario, params },
    named: Number(meta.get('named') ?? 0),
    notes: new Map(
      [...meta].flatMap(([name, text]) =>
        name?.startsWith(notePrefix) ? [[name.slice(notePrefix.length), text] as const] : [],
      ),
    ),
    worlds: textsOf(db, ['id', 'seed', 'market', 'clock_set_before'], 'worlds ORDER BY number').map(worldOf),
  };
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('Items were added to what is no list.');
  return value;
}
