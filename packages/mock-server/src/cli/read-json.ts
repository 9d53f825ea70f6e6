import { readFile } from 'node:fs/promises';
import { ControlError, invalid } from '../world/control-error.ts';

/** Reads a file of JSON. Throws a ControlError. */
export const readJson = async (file: string): Promise<unknown> =>
  parsed(`The file ${file}`, await textOf(file));

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ControlError('notFound', `The file ${file} cannot be read: check its path.`);
  }
}

/** Parses JSON. Throws a ControlError that names its source. */
export function parsed(source: string, text: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw invalid(`${source} is not valid JSON: ${String(error)}.`);
  }
}
