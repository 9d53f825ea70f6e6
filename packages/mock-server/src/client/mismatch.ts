/** The error for a response that differs from the expected one. */
import { canonical } from '../world/plain.ts';

export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly expected: string;
  readonly came: string;
  /** The differing fields, as `slots[].amount`; empty when the difference has no field. */
  readonly fields: readonly string[];

  /** `what` names the compared value. `expected` and `came` are shown as text or JSON. */
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

/** Throws a Mismatch unless both values have the same JSON. */
export function same(what: string, came: unknown, expected: unknown): void {
  if (canonical(came) !== canonical(expected)) throw new Mismatch(what, expected, came);
}

/** Throws a Mismatch unless the condition holds. `expected` describes it. */
export function ensure(
  what: string,
  isTrue: boolean,
  expected: string,
  came: unknown,
  fields?: readonly string[],
): asserts isTrue {
  if (!isTrue) throw new Mismatch(what, expected, came, fields);
}
