/** Reading the steps of a snapshot or a journal, or refusing to. */
import { readFile } from 'node:fs/promises';
import { DamagedLine, readLines } from './line.ts';
import type { FileEnd, FileHead, Step } from './record.ts';
import { formatVersion } from './record.ts';
import { KeepingRefused, systemWord } from './refusal.ts';
import type { Replay } from './replay.ts';

export interface StepsRead {
  readonly path: string;
  readonly steps: readonly Step[];
  /** The bytes they take; in a journal a line that was cut off may come after them. */
  readonly wholeBytes: number;
  readonly isCutOff: boolean;
}

/** Reads a file from head to end. Throws a KeepingRefused for one that is missing, damaged or of another format. */
export async function readSteps(
  path: string,
  file: FileHead['file'],
  generation: number,
): Promise<StepsRead> {
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
    const isCutOff = wholeBytes < bytes.length;
    if (file === 'wallet simulator journal') return { path, steps: rest as Step[], wholeBytes, isCutOff };
    const isWhole =
      (rest.at(-1) as Partial<FileEnd> | undefined)?.end === true && wholeBytes === bytes.length;
    if (!isWhole) throw new DamagedLine(values.length + 1);
    return { path, steps: rest.slice(0, -1) as Step[], wholeBytes, isCutOff };
  } catch (error) {
    throw error instanceof DamagedLine ? damaged(path, error.line, error) : error;
  }
}

/** Tells a replay what the steps say. Throws a KeepingRefused when they do not follow from one another. */
export function replaySteps(replay: Replay, { path, steps }: StepsRead): void {
  steps.forEach(({ n, did }, index) => {
    try {
      if (n !== index + 1) throw new TypeError(`Step ${index + 1} is missing.`);
      did.forEach(replay.apply);
    } catch (error) {
      throw damaged(path, index + 2, error);
    }
  });
}

const whatToDo = 'put back a copy of the folder, or delete the folder to begin afresh.';

const damaged = (path: string, line: number, cause: unknown): KeepingRefused =>
  new KeepingRefused(`${path} is damaged in line ${line}, so nothing is read from it: ${whatToDo}`, {
    cause,
  });
