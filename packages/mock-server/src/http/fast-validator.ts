/**
 * A fast path for the validation of answers. Nearly all answers are valid; checking them without a copy takes an eighth
 * of the time of a full parse. `false` is no verdict: the schema itself then validates. Unsupported schemas always
 * return `false`.
 */
import type { core, ZodMiniType } from 'zod/mini';
import { isRecord } from '../world/plain.ts';
import { isLasting } from './json-writer.ts';

/** True only for a value that the schema accepts and leaves as it is. */
export type FastValidator = (value: unknown) => boolean;

const never: FastValidator = () => false;
const always: FastValidator = () => true;

/** Compiles a schema. */
export function compileValidator(schema: ZodMiniType | core.$ZodType): FastValidator {
  const def = (schema as core.$ZodTypes)._zod.def;
  const checks = checksOf(def);
  if (!checks) return never;
  const kind = compileType(def);
  return checks.length === 0
    ? kind
    : (value) => kind(value) && checks.every((check) => check(value as never));
}

function compileType(def: core.$ZodTypes['_zod']['def']): FastValidator {
  switch (def.type) {
    case 'string':
      return isString;
    case 'number':
      return Number.isFinite;
    case 'boolean':
      return isBoolean;
    case 'enum':
      return memberOf(Object.values(def.entries));
    case 'literal':
      return memberOf(def.values);
    case 'optional':
      return optional(undefined, compileValidator(def.innerType));
    case 'nullable':
      return optional(null, compileValidator(def.innerType));
    case 'catch':
      return compileValidator(def.innerType);
    case 'array':
      return arrayOf(compileValidator(def.element));
    case 'object':
      return def.catchall ? never : objectOf(def.shape);
    case 'union':
      // Only where at most one of them can be meant; else an earlier one may take fields out.
      return 'discriminator' in def ? oneOf(def.options.map((option) => compileValidator(option))) : never;
    case 'record':
      return isText(def.keyType) ? recordOf(compileValidator(def.valueType)) : never;
    case 'unknown':
      return always;
    default:
      return never;
  }
}

const isString: FastValidator = (value) => typeof value === 'string';
const isBoolean: FastValidator = (value) => typeof value === 'boolean';
const memberOf = (values: readonly unknown[]): FastValidator => {
  const known = new Set(values);
  return (value) => known.has(value);
};
const optional =
  (nothing: undefined | null, inner: FastValidator): FastValidator =>
  (value) =>
    value === nothing || inner(value);

const arrayOf =
  (element: FastValidator): FastValidator =>
  (value) =>
    Array.isArray(value) && value.every((item) => element(item));

const oneOf =
  (options: readonly FastValidator[]): FastValidator =>
  (value) =>
    options.some((option) => option(value));

const isText = (key: core.$ZodType): boolean => {
  const { def } = (key as core.$ZodTypes)._zod;
  return def.type === 'string' && checksOf(def)?.length === 0;
};

const recordOf =
  (field: FastValidator): FastValidator =>
  (value) =>
    isRecord(value) && !Object.hasOwn(value, '__proto__') && Object.values(value).every((own) => field(own));

function objectOf(shape: Readonly<Record<string, core.$ZodType>>): FastValidator {
  const fields = Object.entries(shape).map(([name, field]) => [name, compileValidator(field)] as const);
  // Immutable objects are validated once.
  const lasting = new WeakSet();
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    if (lasting.has(value)) return true;
    const record = value as Readonly<Record<string, unknown>>;
    let known = 0;
    for (const [name, field] of fields) {
      const own = record[name];
      if (!field(own)) return false;
      if (own !== undefined) known++;
    }
    // Undeclared fields have to be removed, which needs a full parse.
    let all = 0;
    for (const name in record) if (record[name] !== undefined) all++;
    if (all !== known) return false;
    if (isLasting(record)) lasting.add(record);
    return true;
  };
}

type Check = (value: never) => boolean;

/** Returns the checks of a schema, undefined when one of them is not supported. */
function checksOf(def: core.$ZodTypes['_zod']['def']): Check[] | undefined {
  const own = 'check' in def ? [def as unknown as core.$ZodChecks['_zod']['def']] : [];
  const further = (def.checks ?? []).map((check) => (check as core.$ZodChecks)._zod.def);
  const checks = [...own, ...further].map(checkOf);
  return checks.every((check) => check !== undefined) ? (checks as Check[]) : undefined;
}

function checkOf(def: core.$ZodChecks['_zod']['def']): Check | undefined {
  // A refinement is not in the list of checks, though it is one.
  const { fn } = def as { readonly fn?: (value: never) => unknown };
  if (fn) return (value) => fn(value) === true;
  switch (def.check) {
    case 'max_length':
      return ({ length }: { length: number }) => length <= def.maximum;
    case 'min_length':
      return ({ length }: { length: number }) => length >= def.minimum;
    case 'greater_than':
      return bound(def, (value, limit) => value > limit);
    case 'less_than':
      return bound(def, (value, limit) => value < limit);
    case 'multiple_of':
      return multipleOf(Number(def.value));
    case 'number_format':
      return def.format === 'safeint' ? Number.isSafeInteger : undefined;
    case 'string_format':
      return matches(def);
    default:
      return undefined;
  }
}

function bound(
  { value: limit, inclusive }: { readonly value: unknown; readonly inclusive: boolean },
  isInside: (value: number, limit: number) => boolean,
): Check | undefined {
  if (typeof limit !== 'number') return undefined;
  return (value: number) => isInside(value, limit) || (inclusive && value === limit);
}

/** Formats that are their pattern and nothing more. */
const plainFormats: readonly string[] = ['regex', 'datetime'];

function matches({
  format,
  pattern,
}: {
  readonly format: string;
  readonly pattern?: RegExp | undefined;
}): Check | undefined {
  if (!plainFormats.includes(format)) return undefined;
  // A pattern that remembers where it was would judge the same text differently the second time.
  if (!pattern || pattern.global || pattern.sticky) return undefined;
  return (value: string) => pattern.test(value);
}

/** Steps such as 0.01, of which a whole number makes 1: a number is a multiple when its nearest multiple is itself. */
function multipleOf(step: number): Check | undefined {
  const perUnit = Math.round(1 / step);
  return 1 / perUnit === step
    ? (value: number) => Math.round(value * perUnit) / perUnit === value
    : undefined;
}
