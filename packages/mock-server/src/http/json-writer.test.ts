import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLasting, writeJson } from './json-writer.ts';

const plain = fc.jsonValue({ maxDepth: 4 });
const frozen = fc
  .dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)))
  .map((record) => Object.freeze(record));
const answer = fc.oneof(
  plain,
  fc.array(fc.oneof(frozen, plain)),
  fc.dictionary(fc.string(), fc.oneof(fc.array(fc.oneof(frozen, plain)), plain, fc.constant(undefined))),
);

it('writes the same text as JSON.stringify, from the cache, too', () => {
  fc.assert(
    fc.property(answer, (value) => {
      const expected = JSON.stringify(value);
      expect(writeJson(value)).toBe(expected);
      expect(writeJson(value)).toBe(expected);
    }),
  );
});

it('does not cache mutable objects', () => {
  const row = { amount: 1 };
  expect(writeJson([row])).toBe('[{"amount":1}]');
  row.amount = 2;
  expect(writeJson([row])).toBe('[{"amount":2}]');
});

it.each([
  ['a mutable record', { a: 1 }, false],
  ['a frozen one', Object.freeze({ a: 1, b: null }), true],
  ['a frozen one with a mutable value', Object.freeze({ a: [] }), false],
])('decides whether %s is immutable', (_what, value, expected) => {
  expect(isLasting(value)).toBe(expected);
});
