/** The one error about a backend: an answer differs from the expected one. */
import { canonical } from '../world/plain.ts';

export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly expected: string;
  readonly came: string;
  /** The fields of the answer that differ, as `slots[].amount`; empty when no single field does. */
  readonly fields: readonly string[];

  /** `what` is looked at; `expected` and `came` are shown as they are when they are text, else as JSON. */
  constructor(what: string, expected: unknown, came: unknown, fields: readonly string[] = []) {
    super(what);
    this.expected = written(expected);
    this.came = written(came);
    this.fields = [...new Set(fields)];
  }
}

const longest = 600;

function written(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Throws a Mismatch unless both are the same JSON. */
export function same(what: string, came: unknown, expected: unknown, fields?: readonly string[]): void {
  if (canonical(came) !== canonical(expected)) throw new Mismatch(what, expected, came, fields);
}

/** Throws a Mismatch unless something holds; `expected` is a phrase that says what. */
export function ensure(
  what: string,
  isTrue: boolean,
  expected: string,
  came: unknown,
  fields?: readonly string[],
): asserts isTrue {
  if (!isTrue) throw new Mismatch(what, expected, came, fields);
}

/** Returns the text that mismatches of one cause share. */
export const causeOf = ({ message, expected, came }: Mismatch): string =>
  [message, expected, came].join('\n');
