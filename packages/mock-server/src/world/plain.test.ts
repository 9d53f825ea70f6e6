import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, contains, plain } from './plain.ts';

test('keeps JSON unchanged, deeply frozen', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // JSON has no negative zero.
      const json: unknown = JSON.parse(JSON.stringify(value));
      fc.pre(!JSON.stringify(json).includes('__proto__'));
      expect(plain(json, 'x')).toEqual(json);
      expect(isDeepFrozen(plain(json, 'x'))).toBe(true);
    }),
  );
});

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

test.each<[string, unknown]>([
  ['NaN', Number.NaN],
  ['an infinity', Infinity],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a function', () => 1],
  ['a hole', undefined],
  ['a bigint', 1n],
  ['a prototype', JSON.parse('{"__proto__":1}')],
])('rejects %s with its path', (_, value) => {
  expect(() => plain({ a: [value] }, 'row')).toThrow(/^row\.a\[0\] /);
});

test('writes canonical JSON that is independent of the order of keys, and parses back', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
      const reversed = Object.fromEntries(Object.entries(record).reverse());
      expect(canonical(reversed)).toBe(canonical(record));
      expect(JSON.parse(canonical(record))).toEqual(JSON.parse(JSON.stringify(record)));
    }),
  );
});

test('finds a part in a record', () => {
  const body = { amount: 5, to: { slot: 'pg', tags: [1, 2] } };
  expect(contains(body, {})).toBe(true);
  expect(contains(body, { to: { slot: 'pg' } })).toBe(true);
  expect(contains(body, { to: { tags: [1] } })).toBe(false);
  expect(contains(body, { to: { slot: 'pg', other: undefined } })).toBe(false);
  expect(contains(undefined, {})).toBe(false);
  expect(contains(5, 5)).toBe(true);
});
