import { getLocation, parse, type JSONPath } from 'jsonc-parser';
import type { JsonSchema } from '../api/json-schema.ts';

/** A key or value that the schema allows at the cursor. */
export interface Suggestion {
  readonly label: string;
  readonly description: string | undefined;
  /** The range of the text that `insert` replaces. */
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Returns the keys or values that a schema allows at an offset of a JSON text, which may be incomplete. */
export function suggestionsAt(root: JsonSchema, text: string, offset: number): readonly Suggestion[] {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const whole: unknown = parse(text);
  const range = previousNode
    ? { from: previousNode.offset, to: previousNode.offset + previousNode.length }
    : { from: offset, to: offset };
  if (!isAtPropertyKey)
    return schemasAt(root, path, whole)
      .flatMap((schema) => valuesOf(schema).map((value) => [value, schema.description] as const))
      .filter(([value], index, all) => all.findIndex(([other]) => other === value) === index)
      .map(([value, description]) => ({ label: value, description, insert: value, ...range }));

  const parent = path.slice(0, -1);
  const present = valueAt(whole, parent);
  const typed = previousNode?.type === 'string' ? String(previousNode.value) : undefined;
  const keys = new Map<string, string | undefined>();
  for (const schema of schemasAt(root, parent, whole))
    for (const [key, { description }] of Object.entries(schema.properties ?? {}))
      if (key === typed || !isObject(present) || !Object.hasOwn(present, key)) keys.set(key, description);
  const isFollowed = /^\s*:/.test(text.slice(range.to));
  return [...keys].map(([key, description]) => ({
    label: key,
    description,
    insert: JSON.stringify(key) + (isFollowed ? '' : ': '),
    ...range,
  }));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (value: unknown, path: JSONPath): unknown =>
  path.reduce<unknown>(
    (inner, segment) => (inner as Readonly<Record<string | number, unknown>> | undefined)?.[segment],
    value,
  );

function valuesOf(schema: JsonSchema): string[] {
  if (schema.type === 'boolean') return ['true', 'false'];
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return values.map((value) => JSON.stringify(value));
}

/** Returns the schemas that apply at a path of a value. */
function schemasAt(root: JsonSchema, path: JSONPath, whole: unknown): JsonSchema[] {
  let schemas = expand(root, root, whole);
  for (const [depth, segment] of path.entries()) {
    const inner = valueAt(whole, path.slice(0, depth + 1));
    schemas = schemas.flatMap((schema) => expand(root, stepOf(schema, segment), inner));
  }
  return schemas;
}

function stepOf({ properties, additionalProperties, items }: JsonSchema, segment: string | number) {
  if (typeof segment === 'number') return items;
  const own = properties && Object.hasOwn(properties, segment) ? properties[segment] : undefined;
  return own ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}

/** Resolves references, options and conditions. Omits options that forbid a present key of the value. */
function expand(root: JsonSchema, schema: JsonSchema | undefined, value: unknown): JsonSchema[] {
  if (!schema) return [];
  const { $ref, anyOf, oneOf, allOf, if: condition, then, ...own } = schema;
  const target = $ref && root.$defs?.[$ref.replace('#/$defs/', '')];
  const options = [...(anyOf ?? []), ...(oneOf ?? [])].flatMap((option) => expand(root, option, value));
  return [
    own,
    ...(target ? expand(root, target, value) : []),
    ...options.filter((option) => isPossible(option, value)),
    ...(allOf ?? []).flatMap((part) => expand(root, part, value)),
    ...(condition && isMet(condition, value) ? expand(root, then, value) : []),
  ];
}

const isPossible = ({ properties, additionalProperties }: JsonSchema, value: unknown): boolean =>
  additionalProperties !== false ||
  !isObject(value) ||
  Object.keys(value).every((key) => key === '' || Object.hasOwn(properties ?? {}, key));

const isMet = ({ properties = {} }: JsonSchema, value: unknown): boolean =>
  isObject(value) && Object.entries(properties).every(([key, part]) => value[key] === part.const);
