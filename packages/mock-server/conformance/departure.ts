/** Where a backend departs from what it should be: the one error a contract case throws about the backend. */
import { canonical } from '../src/world/plain.ts';

export class Departure extends Error {
  override readonly name = 'Departure';
  readonly expected: string;
  readonly came: string;

  /** `what` is looked at; `expected` and `came` are shown as they are when they are text, else as JSON. */
  constructor(what: string, expected: unknown, came: unknown) {
    super(what);
    this.expected = written(expected);
    this.came = written(came);
  }
}

const longest = 600;

function written(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Departs unless both are the same JSON. */
export function same(what: string, came: unknown, expected: unknown): void {
  if (canonical(came) !== canonical(expected)) throw new Departure(what, expected, came);
}

/** Departs unless something holds; `expected` is a phrase that says what. */
export function holds(what: string, isTrue: boolean, expected: string, came: unknown): asserts isTrue {
  if (!isTrue) throw new Departure(what, expected, came);
}
