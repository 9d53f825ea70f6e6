/** Texts on the wire, with the bounds that keep a careless or hostile sender harmless. */
import * as z from 'zod/mini';
import { lenient, orElse } from './lenient.ts';

/** A client cuts a longer text, and takes a number as the text of its digits. */
const shorten = (most: number) => (value: unknown) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value).slice(0, most);
  return typeof value === 'string' ? value.slice(0, most) : undefined;
};

const unlessBlank = (read: (value: unknown) => string | undefined) => (value: unknown) => {
  const text = read(value);
  return text !== undefined && /\S/.test(text) ? text : undefined;
};

/** Some text of at most `most` characters; for a client, a missing one is empty. */
export const text = (most: number) => orElse(lenient(z.string().check(z.maxLength(most)), shorten(most)), '');

/** Text that is not blank, of at most `most` characters. */
export const words = (most: number) =>
  lenient(z.string().check(z.maxLength(most), z.regex(/\S/)), unlessBlank(shorten(most)));

/** An identifier in a path or body: letters, digits, dash and underscore. */
export const Id = lenient(z.string().check(z.regex(/^[\w-]{1,64}$/)), unlessBlank(shorten(200)));

/** HTML written by the operator; sanitised before it is shown (spec 3). */
export const Html = text(50_000);

/** An address, absolute or below the origin of the service that sends it; for a client, a missing one is empty. */
export const Address = text(2_000);

/** An address that is the point of an answer: a client cannot do without it. */
export const NeededAddress = words(2_000);

const addresses: ReadonlySet<unknown> = new Set([Address, NeededAddress]);

/** Whether a schema is that of an address. */
export const isAddress = (schema: unknown): boolean => addresses.has(schema);
