/** A world as a file: seed, journal and history, without its secret key. */
import { marketNames, type MarketName } from '@wallet/contract/market';
import { ClockData, continuedFrom, WorldTime } from './clock.ts';
import { ControlError, invalid } from './control-error.ts';
import { reviveWorld } from './create-world.ts';
import { endOf } from './history.ts';
import { canonical, plain } from './plain.ts';
import { keyMap } from './random.ts';
import { withKey } from './snapshot.ts';
import { dataToImage, imageToData, StateData } from './state.ts';
import type { Frame, WorldRecord } from './world-record.ts';
import { worldId, type World, type WorldRules } from './world.ts';
import * as z from 'zod/mini';
import { JournalEntry } from './journal-schema.ts';

const EntryNumber = z.int().check(z.minimum(0));

/** A keyframe in a file; without a state, it continues the one before. */
const FrameData = z.object({
  from: EntryNumber,
  clock: ClockData,
  state: z.exactOptional(StateData),
  steps: z.array(
    z.object({
      entry: EntryNumber,
      // The key of an opened world is its own.
      writes: z.array(
        z.looseObject({ map: z.string().check(z.refine((map) => map !== keyMap)), key: z.string() }),
      ),
      clock: z.exactOptional(ClockData),
    }),
  ),
});
type FrameData = z.infer<typeof FrameData>;

export const WorldFile = z.strictObject({
  id: z.exactOptional(z.string().check(z.regex(worldId))),
  market: z.enum(marketNames),
  seed: z.string(),
  /** The moment of the clock, epoch milliseconds. */
  shownAt: z.exactOptional(WorldTime),
  journal: z.exactOptional(z.array(JournalEntry)),
  /** Keyframes, and the writes after each. The last one ends with the present state. */
  history: z.array(FrameData).check(z.minLength(1)),
});
export type WorldFile = z.infer<typeof WorldFile>;

export function writeWorldFile(world: World): WorldFile {
  const { id, market, shownAt, entries: journal, history, present } = world.record();
  const onlyPresent = [{ from: world.journal.length, start: present, steps: [] }];
  const frames = framesToData(history.length === 0 ? onlyPresent : history);
  const file = { id, market, seed: world.seed, shownAt, journal, history: frames };
  return JSON.parse(JSON.stringify(file)) as WorldFile;
}

function framesToData(frames: readonly Frame[]) {
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
  if (violation) throw noWorld(`its ledger breaks ${violation.rule}`);
  return world;
}

/** Returns the result of a function that reads a file. Throws a ControlError for each error of it. */
function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (problem) {
    throw noWorld((problem as Error).message);
  }
}

const noWorld = (problem: string): ControlError => invalid(`The file holds no world: ${problem}`);

function recordOf({ realNow, secretSource }: WorldRules, id: string, file: unknown): WorldRecord {
  const { data, error } = WorldFile.safeParse(file);
  if (!data) throw noWorld(error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '));
  const { market, seed, shownAt, journal = [], history } = data;
  return readable(() => {
    const frames = dataToFrames(history, secretSource?.newKey());
    const nextEntry = (journal.at(-1)?.n ?? -1) + 1;
    if (frames.some(({ from }) => from > nextEntry))
      throw new TypeError('A keyframe begins after the last entry of the journal.');
    const { image, clock } = endOf(frames.at(-1) as Frame);
    const shown = shownAt === undefined ? clock : continuedFrom(clock, shownAt, realNow());
    const present = { image, clock: shown };
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

function dataToFrames(data: readonly FrameData[], key: string | undefined): Frame[] {
  const frames: Frame[] = [];
  for (const { from, clock, state, steps } of data) {
    const before = frames.at(-1);
    if (!state && !before) throw new TypeError('The first keyframe has no state.');
    const image = state ? withKey(dataToImage(state), key) : endOf(before as Frame).image;
    frames.push({ from, start: { image, clock }, steps: plain(steps, 'steps') });
  }
  return frames;
}
