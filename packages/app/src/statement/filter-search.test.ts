import { satang } from '@wallet/contract/wire/money';
import { expect, it } from 'vitest';
import { filterOf, filterSearch } from './filter-search.ts';

it('an address returns the filter that made it', () => {
  const filter = { kind: 'deposit', min: satang(500_25), max: satang(1_000_00), reference: 'a-7' } as const;
  expect(filterOf({ ...filterSearch(filter) })).toEqual(filter);
});

it('a typed address may have numbers in place of texts', () => {
  expect(filterOf({ min: 100, max: 250.5, reference: 17 })).toEqual({
    min: satang(100_00),
    max: satang(250_50),
    reference: '17',
  });
});

it.each([
  ['nothing', {}],
  ['an unknown kind', { kind: 'everything' }],
  ['no amount', { min: 'much', max: '-1' }],
  ['an empty reference', { reference: '  ' }],
  ['objects', { kind: {}, min: [], reference: null }],
])('an address with %s has no filter', (_what, search) => expect(filterOf(search)).toBeUndefined());
