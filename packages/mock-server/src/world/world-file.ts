/** A world as a file: seed, present state, journal and history, without its secret key. */
import { marketNames, type MarketName } from '@wallet/contract/market';
import { continuedFrom, isWorldTime, type ClockData } from './clock.ts';
import { ControlError } from './control-error.ts';
import { reviveWorld } from './create-world.ts';
import { endOf } from './history.ts';
import { canonical, isRecord, plain } from './plain.ts';
import { isClockData, readSnapshot, withKey } from './snapshot.ts';
import { dataToImage, imageToData, type StateData } from './state.ts';
import type { Frame, Step, WorldRecord } from './world-record.ts';
import { worldId, type World, type WorldRules } from './world.ts';
import * as z from 'zod/mini';
import { JournalEntry } from './journal-schema.ts';
import { PlainData } from './plain-data.ts';

export const WorldFile = z.strictObject({
  id: z.exactOptional(z.string().check(z.regex(worldId))),
  market: z.enum(marketNames),
  seed: z.string(),
  /** The present state; the end of the history by default. */
  snapshot: z.exactOptional(PlainData),
  /** The moment of the clock, epoch milliseconds. */
  shownAt: z.exactOptional(z.int().check(z.refine(isWorldTime))),
  journal: z.exactOptional(z.array(JournalEntry)),
  /** Keyframes, and the writes after each. */
  history: z.exactOptional(z.array(PlainData)),
});
export type WorldFile = z.infer<typeof WorldFile>;

/** A keyframe in a file; without a state, it continues the one before. */
interface FrameData {
  readonly from: number;
  readonly clock: ClockData;
  readonly state?: StateData;
  readonly steps: readonly Step[];
}

export function writeWorldFile(world: World): WorldFile {
  const { id, market, shownAt, entries: journal, history } = world.record();
  const state = history.length === 0 ? { snapshot: world.snapshot() } : { history: framesToData(history) };
  const file = { id, market, seed: world.seed, shownAt, journal, ...state };
  return JSON.parse(JSON.stringify(file)) as WorldFile;
}

function framesToData(frames: readonly Frame[]): FrameData[] {
  return frames.map(({ from, start: { image, clock }, steps }, index) => {
    const state = imageToData(withKey(image));
    const before = frames[index - 1];
    const isContinued = before && canonical(imageToData(withKey(endOf(before).image))) === canonical(state);
    return { from, clock, ...(!isContinued && { state }), steps };
  });
}

/** The moment of a file to open: a journal entry, else its present. */
export interface OpenedFile {
  readonly file: unknown;
  readonly at?: number | undefined;
  /** The market that the world must have. */
  readonly market?: MarketName | undefined;
}

/**
 * Returns the world of a file at its present, or at a journal entry; a live clock goes on from there. A reset returns
 * to this moment. Throws a ControlError for an invalid file, or an entry without a moment.
 */
export function openWorldFile(rules: WorldRules, id: string, { file, at, market }: OpenedFile): World {
  const opened = soundWorld(rules, recordOf(rules, id, file));
  if (opened.market !== (market ?? opened.market))
    throw new ControlError('conflict', `The file holds a world of ${opened.market}, not of ${market}.`);
  if (at === undefined) return opened;
  opened.rewind(at);
  const record = opened.record();
  return reviveWorld(rules, { ...record, origin: record.present });
}

/** Revives a world. Throws a ControlError when its rows cannot be read, or its ledger is unsound. */
function soundWorld(rules: WorldRules, record: WorldRecord): World {
  const { world, violations } = readable(() => {
    const revived = reviveWorld(rules, record);
    revived.stateHash();
    return { world: revived, violations: revived.audit() };
  });
  const [violation] = violations;
  if (violation) throw invalid(`its ledger breaks ${violation.rule}`);
  return world;
}

/** Returns the result of a function that reads a file. Throws a ControlError for each error of it. */
function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (problem) {
    throw invalid((problem as Error).message);
  }
}

const invalid = (problem: string): ControlError =>
  new ControlError('invalid', `The file holds no world: ${problem}`);

function recordOf({ realNow, secretSource }: WorldRules, id: string, file: unknown): WorldRecord {
  const { data, error } = WorldFile.safeParse(file);
  if (!data) throw invalid(error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '));
  const { market, seed, snapshot, shownAt, journal = [], history = [] } = data;
  const key = secretSource?.newKey();
  return readable(() => {
    const frames = dataToFrames(history, key);
    const nextEntry = (journal.at(-1)?.n ?? -1) + 1;
    if (frames.some(({ from }) => from > nextEntry))
      throw new TypeError('A keyframe begins after the last entry of the journal.');
    const last = frames.at(-1);
    if (snapshot === undefined && !last) throw new TypeError('It has neither a snapshot nor a history.');
    const { image, clock } = snapshot === undefined ? endOf(last as Frame) : readSnapshot(snapshot, market);
    const shown = shownAt === undefined ? clock : continuedFrom(clock, shownAt, realNow());
    const present = { image: withKey(image, key), clock: shown };
    return {
      id,
      seed,
      market,
      origin: present,
      present,
      shownAt: present.clock.at,
      entries: journal,
      checkpoints: [],
      history: frames,
    };
  });
}

function dataToFrames(data: readonly unknown[], key: string | undefined): Frame[] {
  const frames: Frame[] = [];
  for (const frame of data) {
    if (!isFrameData(frame)) throw new TypeError('Not a keyframe of a history.');
    const { from, clock, state, steps } = frame;
    const before = frames.at(-1);
    if (!state && !before) throw new TypeError('The first keyframe has no state.');
    const image = state ? withKey(dataToImage(state), key) : endOf(before as Frame).image;
    frames.push({ from, start: { image, clock }, steps: plain(steps, 'steps') });
  }
  return frames;
}

const isFrameData = (value: unknown): value is FrameData =>
  isRecord(value) &&
  isEntryNumber(value['from']) &&
  isClockData(value['clock']) &&
  Array.isArray(value['steps']) &&
  value['steps'].every(isStep);

const isStep = (step: unknown): boolean =>
  isRecord(step) &&
  isEntryNumber(step['entry']) &&
  (step['clock'] === undefined || isClockData(step['clock'])) &&
  Array.isArray(step['writes']) &&
  step['writes'].every(isWrite);

const isWrite = (write: unknown): boolean =>
  isRecord(write) && typeof write['map'] === 'string' && typeof write['key'] === 'string';

const isEntryNumber = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
