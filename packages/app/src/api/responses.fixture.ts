/** Valid responses, and copies with changed values. */
import type { OperationId } from '@wallet/contract';
import type { Schema } from '@wallet/contract/c';
import { definitionOf } from '#api/definition-of.ts';
import { neededFields } from './needed-fields.fixture.ts';

export type Path = readonly (string | number)[];

/** Values of leaves; a leaf takes the first valid one. */
const leaves = [
  '2026-11-22T09:30:00.000+07:00',
  '08:00',
  'guest-of-the-drift',
  'SCB',
  'OK',
  12.5,
  3,
  1,
  true,
  {},
];

/** The allowed values of a literal or an enum. */
interface LeafDefinition {
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
}

/** Returns a valid response with one row in each list and all optional fields. */
export function sampleOf(schema: Schema): unknown {
  const { type, innerType, element, shape, options, ...definition } = definitionOf(schema);
  const { values = [], entries = {} } = definition as LeafDefinition;
  if (type === 'object' && shape)
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleOf(field)]));
  if (type === 'array' && element) return [sampleOf(element)];
  if (type === 'union' && options?.[0]) return sampleOf(options[0]);
  if (innerType) return sampleOf(innerType);
  const candidates = [
    ...values,
    ...Object.values(entries),
    ...leaves.filter((leaf) => type === 'unknown' || type === 'record' || typeof leaf !== 'object'),
  ];
  const found = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined) throw new Error(`No sample for a schema of type ${type}`);
  return found;
}

/** Returns the paths of all fields and rows of a response. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, field]) =>
    pathsOf(field, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

export const missing = Symbol('missing');

/** Returns a copy of a response with another value at a path. */
export function changed(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as unknown[] as unknown as Record<number, unknown>)
    : { ...(value as object) };
  const inner = changed(copy[step], rest, to);
  if (inner === missing && !Array.isArray(value)) Reflect.deleteProperty(copy, step);
  else copy[step] = inner === missing ? null : inner;
  return copy;
}

/** Returns the name of a path, the same for every row of a list. */
export const nameOf = (path: Path) =>
  path.map((step) => (typeof step === 'number' ? '[]' : `.${step}`)).join('') || '(all of it)';

/** Returns whether a path leads to or through a required value. */
const isNeeded = (id: OperationId, path: Path) =>
  (neededFields[id] ?? []).some((needed) => needed === nameOf(path) || needed.startsWith(`${nameOf(path)}.`));

/** Returns a copy of a response with all optional leaves changed. */
function everyLeaf(reply: unknown, id: OperationId, to: (value: unknown) => unknown): unknown {
  const paths = pathsOf(reply).filter((path) => !isNeeded(id, path));
  return paths.reduce<unknown>((before, path) => {
    const value = path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], reply);
    return typeof value === 'object' && value !== null ? before : changed(before, path, to(value));
  }, reply);
}

/** Returns a copy of a response with all lists changed. */
const everyList = (value: unknown, to: (rows: readonly unknown[]) => unknown[]): unknown => {
  if (Array.isArray(value)) return to(value.map((row) => everyList(row, to)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, everyList(field, to)]));
};

/** Differences between backend and contract, each applied to a whole response. */
export const drifts: Readonly<Record<string, (reply: unknown, id: OperationId) => unknown>> = {
  'what is not needed is missing': (reply, id) => everyLeaf(reply, id, () => missing),
  'what is not needed is null': (reply, id) => everyLeaf(reply, id, () => null),
  'words are unknown, amounts have three decimals': (reply, id) =>
    everyLeaf(reply, id, (value) =>
      typeof value === 'string' ? 'something-new' : typeof value === 'number' ? 12.345 : value,
    ),
  'lists are empty': (reply) => everyList(reply, () => []),
  'lists hold rows that are none': (reply) => everyList(reply, (rows) => [...rows, null, 7]),
};
