/**
 * Lenient readings of a client for values that break their schema. The schema itself stays strict: the simulator and
 * the conformance suite validate every answer with it. Only the reader of the app
 * (`packages/app/src/api/read-response.ts`) uses them.
 */
import type * as z from 'zod/mini';
import type { Inside } from './satang.ts';

type Schema = z.ZodMiniType;

/** Another way to read a value the schema refused. Returns `undefined` when there is none. */
export type OtherReading = (value: unknown) => unknown;

interface Leniency {
  readonly read?: OtherReading;
  /** Stands in for a required field that is missing or cannot be read. */
  readonly fallback?: { readonly value: unknown };
}

const leniencies = new WeakMap<object, Leniency>();

/** Returns how a schema may be read beyond its own rules; undefined where it may not. */
export const leniencyOf = (schema: object): Leniency | undefined => leniencies.get(schema);

/** Returns the schema with another reading. `read` returns `undefined` for a value that makes no sense. */
export function lenient<Strict extends Schema>(
  schema: Strict,
  read: (value: unknown) => z.output<Strict> | undefined,
): Strict;
export function lenient<Strict extends Schema, More>(
  schema: Strict,
  read: (value: unknown) => More | z.output<Strict> | undefined,
): Lenient<Strict, More>;
export function lenient(schema: Schema, read: OtherReading): Schema {
  return register(schema, { read });
}

/** Returns the schema with a value that stands in for a required field when it is missing or unreadable. */
export function orElse<Strict extends Schema>(schema: Strict, value: z.output<Strict>): Strict;
export function orElse<Strict extends Schema, Value>(schema: Strict, value: Value): Lenient<Strict, Value>;
export function orElse(schema: Schema, value: unknown): Schema {
  return register(schema, { fallback: { value } });
}

/** A schema that a client may read as something more. */
type Lenient<Strict extends Schema, More> = z.ZodMiniType<z.output<Strict> | More, z.input<Strict>>;

function register(schema: Schema, leniency: Leniency): Schema {
  // A clone, because the schema may serve elsewhere too.
  const own = schema.clone();
  leniencies.set(own, { ...leniencies.get(schema), ...leniency });
  return own;
}

/** A shape as a backend has to send it, without what a client makes do with. */
export type Sent<Strict extends Schema> = Inside<z.input<Strict>>;
