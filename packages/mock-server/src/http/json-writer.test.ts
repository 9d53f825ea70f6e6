import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLasting, writeJson } from './json-writer.ts';

const plain = fc.jsonValue({ maxDepth: 4 });
/** Freezes a value with everything in it. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const frozen = fc
  .dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)))
  .map(freeze);
const answer = fc.oneof(
  plain,
  fc.array(fc.oneof(frozen, plain)),
  fc.dictionary(
    fc.string({ unit: 'grapheme' }),
    fc.oneof(fc.array(fc.oneof(frozen, plain)), plain.map(freeze), frozen, plain, fc.constant(undefined)),
  ),
);
const textOf = (value: unknown): string => new TextDecoder().decode(writeJson(value));

it('writes the same text as JSON.stringify, from the cache, too', () => {
  fc.assert(
    fc.property(answer, (value) => {
      const expected = JSON.stringify(value);
      expect(textOf(value)).toBe(expected);
      expect(textOf(value)).toBe(expected);
    }),
  );
});

it('does not cache mutable objects', () => {
  const row = { amount: 1 };
  expect(textOf({ row, rows: Object.freeze([row]) })).toBe('{"row":{"amount":1},"rows":[{"amount":1}]}');
  row.amount = 2;
  expect(textOf({ row, rows: Object.freeze([row]) })).toBe('{"row":{"amount":2},"rows":[{"amount":2}]}');
});

it.each([
  ['a mutable record', { a: 1 }, false],
  ['a frozen one', Object.freeze({ a: 1, b: null }), true],
  ['a frozen one with a mutable value', Object.freeze({ a: [] }), false],
  ['a frozen list of mutable records', Object.freeze([{ a: 1 }]), false],
  ['a frozen list of frozen records', Object.freeze([Object.freeze({ a: 1 })]), true],
])('decides whether %s is immutable', (_what, value, expected) => {
  expect(isLasting(value)).toBe(expected);
});
