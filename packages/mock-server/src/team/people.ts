/** The team file: a JSON list of people with their roles and the hashes of their keys. */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { invalid, type ControlError } from '../world/control-error.ts';
import { hashPattern } from './keys.ts';
import { roles } from './team-schema.ts';

const Limit = z.exactOptional(z.int().check(z.minimum(1), z.maximum(100_000)));
const Person = z.strictObject({
  name: z.string().check(z.regex(/^[\w-]{1,32}$/)),
  role: z.enum(roles),
  /** The hash of the key. */
  key: z.string().check(z.regex(hashPattern)),
  worlds: Limit,
  megabytes: Limit,
});
export type Person = z.infer<typeof Person>;

/** Returns the people of a file by name. Throws a ControlError for an unusable file. */
export function readPeople(path: string): ReadonlyMap<string, Person> {
  const { data, error } = z.array(Person).safeParse(parsed(path));
  if (!data) {
    const [{ path: place, message } = { path: [], message: '' }] = error.issues;
    throw unusable(path, `${place.join('.')} ${message}`);
  }
  const people = new Map(data.map((person) => [person.name, person]));
  if (people.size < data.length) throw unusable(path, 'two people have the same name');
  return people;
}

function parsed(path: string): unknown {
  if (!existsSync(path)) throw unusable(path, 'there is none; team add makes it');
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw unusable(path, (error as Error).message);
  }
}

const unusable = (path: string, reason: string): ControlError =>
  invalid(`The team file ${path} cannot be used: ${reason}.`);

/** Replaces a file at once, for its owner only. Throws a ControlError for a file that cannot be written. */
export function writePeople(path: string, people: Iterable<Person>): void {
  const next = `${path}.next`;
  try {
    writeFileSync(next, `${JSON.stringify([...people], null, 2)}\n`, { mode: 0o600 });
    renameSync(next, path);
  } catch (error) {
    throw invalid(`The team file ${path} cannot be written: ${(error as Error).message}.`);
  }
}

/** Returns the person behind a key or a session; undefined once it has ended, or the person has another key. */
export type Identity = () => Person | undefined;

/** Returns the present people; nobody while the file cannot be used. */
export type People = () => ReadonlyMap<string, Person>;

/** Reads a file, and again after each change. Throws a ControlError for a file that is unusable from the start. */
export function watchPeople(path: string, onProblem: (problem: string) => void): People {
  let people = readPeople(path);
  let version = versionOf(path);
  return () => {
    const current = versionOf(path);
    if (current === version) return people;
    version = current;
    try {
      people = readPeople(path);
    } catch (error) {
      people = new Map();
      onProblem((error as Error).message);
    }
    return people;
  };
}

function versionOf(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false, bigint: true });
  return file ? `${file.ino} ${file.size} ${file.mtimeNs}` : 'missing';
}
