import { baht } from '@wallet/contract/wire/money.fixture';
import { expect, it } from 'vitest';
import { isExactMatch, isMatch, type StatementFilter } from './statement-filter.ts';
import { transactionsFixture } from './statement.fixture.ts';

const found = (filter: StatementFilter) =>
  transactionsFixture.filter((transaction) => isMatch(transaction, filter)).map(({ _id }) => _id);

it.each<[string, StatementFilter, string[]]>([
  ['everything without a condition', {}, ['t7', 't6', 't5', 't4', 't3', 't2']],
  ['a kind', { kind: 'deposit' }, ['t5', 't4']],
  ['amounts from a bound on', { min: baht(1_000) }, ['t6', 't5', 't4']],
  ['amounts up to a bound', { max: baht(250) }, ['t3', 't2']],
  ['an exact amount', { min: baht(1_320.25), max: baht(1_320.25) }, ['t6']],
  ['a part of a reference, in any case and with spaces', { reference: ' T6 ' }, ['t6']],
  ['all conditions together', { kind: 'deposit', min: baht(1_000), reference: '4' }, ['t4']],
  ['nothing', { kind: 'withdraw', max: baht(1) }, []],
])('finds %s', (_what, filter, ids) => expect(found(filter)).toEqual(ids));

it('compares amounts without their sign', () => {
  const [withdrawal] = transactionsFixture;
  expect(isMatch({ ...withdrawal!, amount: baht(-500) }, { min: baht(500), max: baht(500) })).toBe(true);
});

it('a whole reference is exact, a part of it is not', () => {
  const [withdrawal] = transactionsFixture;
  expect(['T7', 't', '', undefined].map((reference) => isExactMatch(withdrawal!, { reference }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('without a reference of its own, a transaction is never found by one', () => {
  const { _id, ...nameless } = transactionsFixture[0]!;
  expect([isMatch(nameless, { reference: 't7' }), isExactMatch(nameless, { reference: '' })]).toEqual([
    false,
    false,
  ]);
});
