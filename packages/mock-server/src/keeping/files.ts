/** The files of one generation: the snapshot it begins with, and the journal that grows. */
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open } from 'node:fs/promises';
import { journalOf, newestGeneration, removeOthers, snapshotOf, syncFolder, writeWhole } from './folder.ts';
import { writeLine } from './line.ts';
import { lock } from './lock.ts';
import type { FileEnd, FileHead, KeptRecord, Step } from './record.ts';
import { formatVersion } from './record.ts';
import type { Kept } from './replay.ts';
import { createReplay } from './replay.ts';
import { readSteps, replaySteps } from './steps.ts';

export interface Files {
  /** Adds a step to the journal; done when it is on the disk. */
  append(records: readonly KeptRecord[]): Promise<void>;
  /** Whether the journal outgrew the snapshot, so that a new one would make the files smaller. */
  readonly isOutgrown: boolean;
  /** Begins a new generation with a snapshot of everything; nothing may be appended meanwhile. */
  beginAnew(records: Iterable<KeptRecord>): Promise<void>;
  /** Lets go of the folder. */
  close(): Promise<void>;
}

/** Bytes below which a journal is never too large. */
const smallJournal = 4 * 1024 * 1024;

const headOf = (file: FileHead['file'], generation: number): FileHead => ({
  file,
  version: formatVersion,
  generation,
});

const emptyJournal = writeLine(headOf('wallet simulator journal', 1));

interface Opened {
  readonly files: Files;
  readonly kept: Kept;
}

/** Takes a folder for this process and reads what it keeps. Throws a KeepingRefused, or what the system says. */
export async function openFiles(directory: string, smallest = smallJournal): Promise<Opened> {
  await mkdir(directory, { recursive: true });
  // Nothing is written, not even a lock, where other things are.
  await newestGeneration(directory, emptyJournal.length);
  const release = lock(directory);
  try {
    return await openLocked(directory, smallest, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function openLocked(directory: string, smallest: number, release: () => void): Promise<Opened> {
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
    replaySteps(replay, snapshot);
    const path = journalOf(directory, found);
    const past = await readSteps(path, 'wallet simulator journal', found);
    journalSize = past.wholeBytes;
    steps = past.steps.length;
    replaySteps(replay, past);
    journal = await open(path, 'r+');
    if (past.isCutOff) {
      // A crash cut it off, so nobody was told of it.
      await journal.truncate(journalSize);
      await journal.sync();
    }
    await removeOthers(directory, found);
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
        release();
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
