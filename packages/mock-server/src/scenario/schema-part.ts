/** Parts shared by the schemas of scenarios and expectations. */
import * as z from 'zod/mini';
import { suggestion } from '@wallet/deploy/nearest';
import type { PlainRecord } from '../world/plain.ts';

/** Field descriptions for the JSON schema. */
export const descriptions = z.registry<{ description: string }>();

/** Returns a copy of a schema with a description, because several fields share one schema. */
export const described = <Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema => {
  const copy = z.clone(schema, schema._zod.def) as Schema;
  descriptions.add(copy, { description });
  return copy;
};

/** Returns a schema with a description for a field that may be left out. */
export const optional = <Schema extends z.ZodMiniType>(description: string, schema: Schema) =>
  described(description, z.exactOptional(schema));

export const JsonRecord = z.record(z.string(), z.json()) as unknown as z.ZodMiniType<
  PlainRecord,
  PlainRecord
>;

export const Words = z.string().check(z.minLength(1), z.maxLength(500));
export const MemberKey = described('A member, by phone number or id.', Words);

/** Returns an enum whose error lists the nearest names. */
export const nameOf = <Name extends string>(what: string, names: readonly Name[]) =>
  z.enum(names as [Name, ...Name[]], {
    error: ({ input }) => (typeof input === 'string' ? unknownName(what, input, names) : `Name a ${what}`),
  });

/** Lists the names of the same noun. Without any, it lists the nouns: all names would be too many to read. */
function unknownName(what: string, name: string, names: readonly string[]): string {
  const near = names.filter((one) => nounOf(one) === nounOf(name));
  const nouns = new Set(names.map((one) => `${one.split('.')[0] ?? ''}.*`));
  const others = `There is ${(near.length > 0 ? near : [...nouns]).join(', ')}`;
  return `There is no ${what} ${name}${suggestion(name, names) || '.'} ${others}`;
}

/** Returns the part up to the last dot, e.g. `scenario.deposit.`, or an empty text. */
const nounOf = (name: string): string => name.slice(0, name.lastIndexOf('.') + 1);
