import { toMoment } from '@wallet/contract/wire/time';
import { expect, it } from 'vitest';
import { boundsOf, monthsUntil } from './months.ts';

it('a month begins at midnight in Bangkok', () => {
  expect(monthsUntil(Date.parse('2026-10-31T16:59:59.999Z'))[0]).toBe('2026-10');
  expect(monthsUntil(Date.parse('2026-10-31T17:00:00.000Z'))[0]).toBe('2026-11');
});

it('months are counted back over the years', () => {
  const months = monthsUntil(Date.parse('2026-02-15T12:00:00.000+07:00'));
  expect(months.slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(months).toHaveLength(25);
  expect(months.at(-1)).toBe('2024-02');
});

it.each([
  ['2026-12', '2027-01-01'],
  ['2026-02', '2026-03-01'],
  ['2024-02', '2024-03-01'],
  ['2026-01', '2026-02-01'],
])('a month ends where the next one begins: %s', (month, next) => {
  const { start, end } = boundsOf(month);
  expect([toMoment(start), toMoment(end)]).toEqual([
    `${month}-01T00:00:00.000+07:00`,
    `${next}T00:00:00.000+07:00`,
  ]);
});
