/** Texts on the wire, with limits against careless or hostile senders. */
import * as z from 'zod/mini';
import { lenient, orElse } from './lenient.ts';

/** A client truncates a longer text, and reads a number as its digits. */
const shorten = (most: number) => (value: unknown) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value).slice(0, most);
  return typeof value === 'string' ? value.slice(0, most) : undefined;
};

const unlessBlank = (read: (value: unknown) => string | undefined) => (value: unknown) => {
  const text = read(value);
  return text !== undefined && /\S/.test(text) ? text : undefined;
};

/** Text of at most `most` characters; a client reads a missing one as empty. */
export const text = (most: number) => orElse(lenient(z.string().check(z.maxLength(most)), shorten(most)), '');

/** Text that is not blank, of at most `most` characters. */
export const requiredText = (most: number) =>
  lenient(z.string().check(z.maxLength(most), z.regex(/\S/)), unlessBlank(shorten(most)));

/** An identifier in a path or body: letters, digits, dash and underscore. */
export const Id = lenient(z.string().check(z.regex(/^[\w-]{1,64}$/)), unlessBlank(shorten(200)));

/** Text that is one segment of a path, never a step such as `..` (decisions 13). */
export const segment = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^(?!\.{1,2}$)[^/\\]+$/));

/** HTML written by the operator; sanitised before it is shown (spec 3). */
export const Html = text(50_000);

/** URL, absolute or relative to the origin of its service; a client reads a missing one as empty. */
export const Address = text(2_000);

/** URL that a client requires. */
export const RequiredAddress = requiredText(2_000);

const addresses: ReadonlySet<unknown> = new Set([Address, RequiredAddress]);

/** Returns whether a schema is one of a URL. */
export const isAddress = (schema: unknown): boolean => addresses.has(schema);
