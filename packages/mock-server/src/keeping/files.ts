/** The files of one generation: the snapshot it begins with, and the journal that grows. */
import type { FileHandle } from 'node:fs/promises';
import { open, readFile } from 'node:fs/promises';
import { journalOf, newestGeneration, removeOthers, snapshotOf, syncFolder, writeWhole } from './folder.ts';
import { DamagedLine, readLines, writeLine } from './line.ts';
import type { FileEnd, FileHead, KeptRecord, Step } from './record.ts';
import { formatVersion } from './record.ts';
import { KeepingRefused, systemWord } from './refusal.ts';
import type { Kept } from './replay.ts';
import { createReplay } from './replay.ts';

export interface Files {
  /** Adds a step to the journal; done when it is on the disk. */
  append(records: readonly KeptRecord[]): Promise<void>;
  /** Whether the journal outgrew the snapshot, so that a new one would make the files smaller. */
  readonly isOutgrown: boolean;
  /** Begins a new generation with a snapshot of everything; nothing may be appended meanwhile. */
  beginAnew(records: Iterable<KeptRecord>): Promise<void>;
  close(): Promise<void>;
}

/** Bytes below which a journal is never too large. */
const smallJournal = 4 * 1024 * 1024;

const headOf = (file: FileHead['file'], generation: number): FileHead => ({
  file,
  version: formatVersion,
  generation,
});

/** Opens a folder and reads what it keeps. Throws a KeepingRefused that says what to do. */
export async function openFiles(
  directory: string,
  smallest = smallJournal,
): Promise<{ readonly files: Files; readonly kept: Kept }> {
  const emptyJournal = writeLine(headOf('wallet simulator journal', 1));
  const found = await newestGeneration(directory, emptyJournal.length);
  const replay = createReplay();
  let generation = found ?? 0;
  let snapshotSize = 0;
  let journalSize = 0;
  let steps = 0;
  let journal: FileHandle | undefined;

  async function beginAnew(records: Iterable<KeptRecord>): Promise<void> {
    const next = generation + 1;
    const journalHead = writeLine(headOf('wallet simulator journal', next));
    // The journal comes first: a snapshot with no journal is one whose journal was lost.
    const file = await open(journalOf(directory, next), 'w');
    await file.appendFile(journalHead);
    await file.sync();
    snapshotSize = await writeWhole(snapshotOf(directory, next), linesOfSnapshot(next, records));
    await syncFolder(directory);
    await journal?.close();
    journal = file;
    generation = next;
    journalSize = journalHead.length;
    steps = 0;
    await removeOthers(directory, generation);
  }

  if (found === undefined) await beginAnew([]);
  else {
    const snapshot = await readSteps(snapshotOf(directory, found), 'wallet simulator snapshot', found);
    snapshotSize = snapshot.wholeBytes;
    replaySteps(snapshot);
    const path = journalOf(directory, found);
    const past = await readSteps(path, 'wallet simulator journal', found);
    journalSize = past.wholeBytes;
    steps = past.steps.length;
    replaySteps(past);
    journal = await open(path, 'r+');
    // What was cut off by a crash was never answered.
    await journal.truncate(journalSize);
    await journal.sync();
    await removeOthers(directory, found);
  }

  function replaySteps({ path, steps: kept }: StepsRead): void {
    kept.forEach(({ n, did }, index) => {
      try {
        if (n !== index + 1) throw new TypeError(`Step ${index + 1} is missing.`);
        did.forEach(replay.apply);
      } catch (error) {
        throw damaged(path, index + 2, error);
      }
    });
  }

  return {
    kept: replay.result(),
    files: {
      async append(records) {
        if (!journal) throw new Error('The journal is closed.');
        const step: Step = { n: steps + 1, did: records };
        const line = writeLine(step);
        let written = 0;
        while (written < line.length)
          written += (await journal.write(line, written, line.length - written, journalSize + written))
            .bytesWritten;
        await journal.datasync();
        journalSize += line.length;
        steps++;
      },
      get isOutgrown() {
        return journalSize > Math.max(smallest, 2 * snapshotSize);
      },
      beginAnew,
      async close() {
        await journal?.close();
        journal = undefined;
      },
    },
  };
}

function* linesOfSnapshot(generation: number, records: Iterable<KeptRecord>): Iterable<Uint8Array> {
  yield writeLine(headOf('wallet simulator snapshot', generation));
  let n = 0;
  for (const record of records) yield writeLine({ n: ++n, did: [record] } satisfies Step);
  yield writeLine({ end: true } satisfies FileEnd);
}

interface StepsRead {
  readonly path: string;
  readonly steps: readonly Step[];
  readonly wholeBytes: number;
}

async function readSteps(path: string, file: FileHead['file'], generation: number): Promise<StepsRead> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (systemWord(error) !== 'ENOENT') throw error;
    throw new KeepingRefused(`${path} is missing: ${whatToDo}`);
  });
  try {
    const { values, wholeBytes } = readLines(bytes);
    const [head, ...rest] = values as [FileHead | undefined, ...unknown[]];
    if (head && head.version !== formatVersion)
      throw new KeepingRefused(
        `${path} has format ${head.version}, and this simulator reads format ${formatVersion}: start the version that wrote it, or choose another folder.`,
      );
    if (head?.file !== file || head.generation !== generation) throw new DamagedLine(1);
    if (file === 'wallet simulator journal') return { path, steps: rest as Step[], wholeBytes };
    const isWhole =
      (rest.at(-1) as Partial<FileEnd> | undefined)?.end === true && wholeBytes === bytes.length;
    if (!isWhole) throw new DamagedLine(values.length + 1);
    return { path, steps: rest.slice(0, -1) as Step[], wholeBytes };
  } catch (error) {
    throw error instanceof DamagedLine ? damaged(path, error.line, error) : error;
  }
}

const whatToDo = 'put back a copy of the folder, or delete the folder to begin afresh.';

const damaged = (path: string, line: number, cause: unknown): KeepingRefused =>
  new KeepingRefused(`${path} is damaged in line ${line}, so nothing is read from it: ${whatToDo}`, {
    cause,
  });
