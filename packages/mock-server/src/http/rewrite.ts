/**
 * Rewrites a response by JSON pointers (RFC 6901). One extension: `*` matches every element of a list and every field
 * of a record.
 */
import type { RewriteOperation } from '../world/fault-schema.ts';

/** Returns the problem of a pointer, undefined for a valid one. */
function problemOfPointer(pointer: string): string | undefined {
  if (pointer !== '' && !pointer.startsWith('/'))
    return `${pointer} is no JSON pointer: write ${writtenAsPointer(pointer)}`;
  if (/~(?![01])/.test(pointer))
    return `${pointer} is no JSON pointer: ~ is written ~0, and a slash within a name ~1`;
  return undefined;
}

/** Returns the problem of an operation, undefined for a valid one. */
export function problemOfOperation({ op, path }: RewriteOperation): string | undefined {
  if (path === '' && op !== 'set')
    return `${op} needs a path inside the response; only set takes the empty path, for the whole response`;
  return problemOfPointer(path);
}

/** Returns `/slots/0/web` for `$.slots[0].web` and `slots.0.web`. */
const writtenAsPointer = (path: string): string =>
  `/${path
    .replace(/^[$#]?[./]?/, '')
    .replaceAll(/\[(\w+|\*)\]/g, '/$1')
    .replaceAll('.', '/')}`;

/** Returns the new body, and the paths of the operations that do not exist in this one. */
export function rewrite(body: unknown, operations: readonly RewriteOperation[]) {
  const whole = { body: structuredClone(body) };
  const missed = operations.filter((operation) => !perform(whole, operation)).map(({ path }) => path);
  return { body: whole.body, missed };
}

type Container = Record<string, unknown> | unknown[];

/** Applies one operation. Returns whether its path exists. */
function perform(whole: { body: unknown }, operation: RewriteOperation): boolean {
  const path = `/body${operation.path}`.split('/').slice(1).map(unescaped);
  const last = path.pop() ?? '';
  let places: Container[] = [whole];
  for (const key of path) places = places.flatMap((place) => valuesAt(place, key)).filter(isContainer);
  return places.map((place) => change(place, last, operation)).some(Boolean);
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

const valuesAt = (place: Container, key: string): unknown[] =>
  key === '*' ? Object.values(place) : Object.hasOwn(place, key) ? [Reflect.get(place, key)] : [];

/** Changes one item of a container, or all with `*`. Returns whether there was one. */
function change(place: Container, key: string, operation: RewriteOperation): boolean {
  if (key !== '*') return changeOne(place, key, operation);
  // In reverse order, because removing an element shifts the later ones.
  const keys = Object.keys(place).reverse();
  keys.forEach((each) => changeOne(place, each, operation));
  return keys.length > 0;
}

function changeOne(place: Container, key: string, operation: RewriteOperation): boolean {
  return Array.isArray(place) ? changeElement(place, key, operation) : changeField(place, key, operation);
}

function changeField(place: Record<string, unknown>, key: string, operation: RewriteOperation): boolean {
  if (operation.op === 'remove') return Object.hasOwn(place, key) && Reflect.deleteProperty(place, key);
  const value: unknown = structuredClone(operation.value);
  return Reflect.defineProperty(place, key, { value, enumerable: true, configurable: true, writable: true });
}

function changeElement(list: unknown[], key: string, operation: RewriteOperation): boolean {
  const index = key === '-' ? list.length : Number(/^(?:0|[1-9]\d*)$/.exec(key)?.[0]);
  const end = operation.op === 'add' ? list.length : list.length - 1;
  if (!(index <= end)) return false;
  if (operation.op === 'remove') list.splice(index, 1);
  else list.splice(index, operation.op === 'add' ? 0 : 1, structuredClone(operation.value));
  return true;
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
