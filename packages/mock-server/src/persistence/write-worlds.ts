/** Writes worlds and their changes as rows in the open transaction. */
import {
  addedItems,
  type NamedCheckpoint,
  type Frame,
  type Step,
  type WorldRecord,
} from '../world/world-record.ts';
import type { ClockData } from '../world/clock.ts';
import type { JournalEntry } from '../world/journal-schema.ts';
import { entriesPerFrame } from '../world/history.ts';
import { journalLimit } from '../world/journal.ts';
import type { MapWrites, StateImage } from '../world/state.ts';
import { textsOf, toColumn, type Database } from './text.ts';
import { sumOf } from './checksum.ts';
import { notePrefix } from './schema.ts';

/** A keyframe may be older than the journal in memory, and needs its steps. */
const entriesOnDisk = journalLimit + entriesPerFrame;

type Change = MapWrites['changes'][number];

/** Each function throws database errors. */
export function createWorldWriter(db: Database) {
  /** Returns a function that inserts a row with its checksum. */
  function inserter(table: string, columns: number, conflict = '') {
    const statement = db.prepare(`INSERT INTO ${table} VALUES (${'?, '.repeat(columns)}?) ${conflict}`);
    return (...row: (string | number | null)[]): void => void statement.run(sumOf(row), ...row);
  }

  const putMeta = inserter('meta', 2, 'ON CONFLICT DO UPDATE SET value = excluded.value, sum = excluded.sum');
  const deleteMeta = db.prepare('DELETE FROM meta WHERE name = ?');
  const insertWorld = inserter('worlds', 5);
  const deleteWorld = db.prepare('DELETE FROM worlds WHERE id = ?');
  const putState = inserter(
    'states',
    6,
    'ON CONFLICT (id) DO UPDATE SET clock = excluded.clock, sum = excluded.sum',
  );
  const deleteSave = db.prepare(`DELETE FROM states WHERE world = ? AND role = 'save' AND name = ?`);
  // A changed entry keeps its place, like a key of a map.
  const putEntry = inserter(
    'entries',
    5,
    'ON CONFLICT DO UPDATE SET value = excluded.value, sum = excluded.sum - excluded.place + place',
  );
  const addItems = inserter('additions', 5);
  const deleteItems = db.prepare('DELETE FROM additions WHERE state = ? AND map = ? AND key = ?');
  const copyEntries = db.prepare(
    'INSERT INTO entries SELECT sum - state + ?1, ?1, map, key, place, value FROM entries WHERE state = ?2',
  );
  const copyAdditions = db.prepare(
    'INSERT INTO additions SELECT sum - state + ?1, ?1, map, key, length_before, items FROM additions WHERE state = ?2',
  );
  const deleteEntry = db.prepare('DELETE FROM entries WHERE state = ? AND map = ? AND key = ?');
  const deleteEntries = db.prepare('DELETE FROM entries WHERE state = ?');
  const deleteAdditions = db.prepare('DELETE FROM additions WHERE state = ?');
  const updateClockSet = db.prepare(
    'UPDATE worlds SET sum = sum - clock_set_before + ?1, clock_set_before = ?1 WHERE id = ?2',
  );
  const appendEntry = inserter('journal', 11);
  const deleteOldEntries = db.prepare('DELETE FROM journal WHERE world = ? AND n <= ?');
  const deleteNewEntries = db.prepare('DELETE FROM journal WHERE world = ? AND n > ?');
  // The entries of a journal that comes as a whole are one commit.
  const countOneCommit = db.prepare('UPDATE seal SET commits = commits - ?');
  const insertStep = inserter('steps', 4);
  const deleteFrames = db.prepare(
    `DELETE FROM states WHERE world = ? AND role = 'frame' AND (saved_at < ? OR saved_at >= ?)`,
  );
  const deleteSteps = db.prepare('DELETE FROM steps WHERE world = ? AND (entry < ? OR entry >= ?)');

  const presents = new Map(
    textsOf(db, ['world', 'id'], `states WHERE role = 'present'`).map(([world = '', id]) => [
      world,
      Number(id),
    ]),
  );
  const nextOf = (column: string, table: string): number =>
    Number(textsOf(db, [`max(${column})`], table)[0]?.[0] ?? 0) + 1;
  let place = nextOf('place', 'entries');
  let nextWorld = nextOf('number', 'worlds');
  let nextState = nextOf('id', 'states');
  let nextStep = nextOf('place', 'steps');

  function presentOf(world: string): number {
    const state = presents.get(world);
    if (state === undefined) throw new Error(`The world ${world} is not in the database.`);
    return state;
  }

  function putImage(state: number, image: StateImage): void {
    for (const [name, map] of image)
      for (const [key, value] of map) putEntry(state, name, toColumn(key), place++, JSON.stringify(value));
  }

  function change(state: number, map: string, [key, before, now]: Change): number {
    const column = toColumn(key);
    const added = addedItems(before, now);
    if (added) addItems(state, map, column, added.lengthBefore, JSON.stringify(added.items));
    else {
      if (Array.isArray(before)) deleteItems.run(state, map, column);
      if (now !== undefined) putEntry(state, map, column, place++, JSON.stringify(now));
      else if (before !== undefined) deleteEntry.run(state, map, column);
      else return 0;
    }
    return 1;
  }

  function addState(world: string, role: string, clock: ClockData, name = '', at = 0): number {
    putState(nextState, world, role, toColumn(name), at, JSON.stringify(clock));
    return nextState++;
  }

  const addFrame = (world: string, from: number, clock: ClockData): number =>
    addState(world, 'frame', clock, String(from), from);

  function copyState(to: number, from: number): void {
    copyEntries.run(to, from);
    copyAdditions.run(to, from);
  }

  /** Drops the moments before the entry `oldest`, and those from the entry `end` on. */
  function keepMoments(world: string, oldest: number, end: number): void {
    deleteFrames.run(world, oldest, end);
    deleteSteps.run(world, oldest, end);
  }

  function addSteps(world: string, steps: readonly Step[]): void {
    for (const step of steps) insertStep(world, step.entry, nextStep++, JSON.stringify(step));
  }

  return {
    meta: (name: string, value: string): void => putMeta(name, toColumn(value)),
    /** Without a text, removes the note. */
    note(name: string, text: string | undefined): void {
      if (text === undefined) deleteMeta.run(notePrefix + name);
      else this.meta(notePrefix + name, text);
    },
    insert({ id, seed, market, origin, present: now, entries, checkpoints, history }: WorldRecord): void {
      insertWorld(nextWorld++, id, toColumn(seed), market, 0);
      const from = addState(id, 'origin', origin.clock);
      putImage(from, origin.image);
      const to = addState(id, 'present', now.clock);
      presents.set(id, to);
      if (isSame(origin.image, now.image)) copyState(to, from);
      else putImage(to, now.image);
      for (const save of checkpoints) this.putSave(id, save);
      for (const entry of entries) this.append(id, entry, 0, []);
      if (entries.length > 0) countOneCommit.run(entries.length);
      this.keepHistory(id, history);
    },
    remove(world: string): void {
      deleteWorld.run(world);
      presents.delete(world);
    },
    /** Returns the number of changed entries. */
    write(world: string, writes: readonly MapWrites[]): number {
      const state = presentOf(world);
      let count = 0;
      for (const { map, changes } of writes) for (const one of changes) count += change(state, map, one);
      return count;
    },
    /** Replaces the present state. */
    replace(world: string, image: StateImage): void {
      const state = presentOf(world);
      deleteEntries.run(state);
      deleteAdditions.run(state);
      putImage(state, image);
    },
    /** `next` is the number of the next journal entry. */
    setClock(world: string, clock: ClockData, next: number): void {
      putState(presentOf(world), world, 'present', '', 0, JSON.stringify(clock));
      updateClockSet.run(next, world);
    },
    /** `changes` is the number of entries that the command changed, `steps` are their writes. */
    append(
      world: string,
      { n, at, kind, name, memberId, input, outcome, detail }: JournalEntry,
      changes: number,
      steps: readonly Step[],
    ): void {
      const [inputText = null, detailText = null] = [input, detail].map((value) =>
        value === undefined ? null : JSON.stringify(value),
      );
      const stepsText = steps.length === 0 ? null : JSON.stringify(steps);
      const member = memberId === undefined ? null : toColumn(memberId);
      const [call, end] = [toColumn(name), toColumn(outcome)];
      appendEntry(world, n, at, kind, call, member, inputText, end, detailText, changes, stepsText);
      if (n >= entriesOnDisk) deleteOldEntries.run(world, n - entriesOnDisk);
    },
    /** Ends journal and history with an entry. */
    cut(world: string, newest: number): void {
      deleteNewEntries.run(world, newest);
      keepMoments(world, 0, newest + 1);
    },
    /** Starts a keyframe at the present state, and drops those before the entry `oldest`. */
    startFrame(world: string, from: number, clock: ClockData, oldest: number): void {
      keepMoments(world, oldest, from);
      copyState(addFrame(world, from, clock), presentOf(world));
    },
    /** Adds steps whose entry is not there yet. */
    addSteps,
    /** Inserts the keyframes unless the history is there. No keyframes remove it. */
    keepHistory(world: string, frames: readonly Frame[]): void {
      const isThere = textsOf(db, ['id'], `states WHERE world = ? AND role = 'frame'`, world).length > 0;
      if (isThere && frames.length > 0) return;
      keepMoments(world, 0, 0);
      for (const { from, start, steps } of frames) {
        putImage(addFrame(world, from, start.clock), start.image);
        addSteps(world, steps);
      }
    },
    putSave(world: string, save: NamedCheckpoint): void {
      deleteSave.run(world, toColumn(save.name));
      putImage(addState(world, 'save', save.clock, save.name, save.at), save.image);
    },
    removeSave: (world: string, name: string): void => void deleteSave.run(world, toColumn(name)),
  };
}

/** Whether two images share every map, like those of a new world. */
const isSame = (one: StateImage, other: StateImage): boolean =>
  one.size === other.size && [...one].every(([name, map]) => other.get(name) === map);
