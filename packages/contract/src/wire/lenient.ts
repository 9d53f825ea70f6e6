/**
 * Lenient readings of a client for values that break their schema. The schema itself stays strict: the simulator and
 * the conformance suite validate every response with it. Only the reader of the app
 * (`packages/app/src/api/read-response.ts`) uses them.
 */
import type * as z from 'zod/mini';
import type { Inside } from './satang.ts';

type Schema = z.ZodMiniType;

/** Reads a value that the schema rejects. Returns `undefined` for an unreadable one. */
export type OtherReading = (value: unknown) => unknown;

interface Leniency {
  readonly read?: OtherReading;
  /** Default of a required field that is missing or unreadable. */
  readonly fallback?: { readonly value: unknown };
}

const leniencies = new WeakMap<object, Leniency>();

/** Returns the lenient reading of a schema, if it has one. */
export const leniencyOf = (schema: object): Leniency | undefined => leniencies.get(schema);

/** Returns the schema with a lenient reading. `read` returns `undefined` for an unreadable value. */
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

/** Returns the schema with a default for a required field that is missing or unreadable. */
export function orElse<Strict extends Schema>(schema: Strict, value: z.output<Strict>): Strict;
export function orElse<Strict extends Schema, Value>(schema: Strict, value: Value): Lenient<Strict, Value>;
export function orElse(schema: Schema, value: unknown): Schema {
  return register(schema, { fallback: { value } });
}

/** A schema with an additional type in clients. */
type Lenient<Strict extends Schema, More> = z.ZodMiniType<z.output<Strict> | More, z.input<Strict>>;

function register(schema: Schema, leniency: Leniency): Schema {
  // A clone, because other fields may share the schema.
  const own = schema.clone();
  leniencies.set(own, { ...leniencies.get(schema), ...leniency });
  return own;
}

/** The strict shape, without lenient readings. */
export type Sent<Strict extends Schema> = Inside<z.input<Strict>>;
