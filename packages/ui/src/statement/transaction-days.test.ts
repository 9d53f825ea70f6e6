import { describe, expect, it } from 'vitest';
import { groupByDay, dayOf, relativeDay } from './transaction-days.ts';
import { transactionsFixture } from './statement.fixture.ts';

describe('days', () => {
  it('change at midnight in Bangkok, not in the device’s time zone', () => {
    expect(dayOf(Date.parse('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
    expect(dayOf(Date.parse('2026-11-20T17:00:00.000Z'))).toBe('2026-11-21');
  });

  it('keep their transactions in list order', () => {
    expect(
      groupByDay(transactionsFixture).map(({ date, transactions }) => [date, transactions.length]),
    ).toEqual([
      ['2026-11-21', 4],
      ['2026-11-20', 2],
    ]);
  });

  it('keep an invalid time apart', () => {
    const [first] = transactionsFixture;
    expect(groupByDay([{ ...first!, createdAt: 'soon' }])[0]?.date).toBe('');
  });

  it('have the names today and yesterday', () => {
    const now = Date.parse('2026-11-21T00:30:00.000+07:00');
    expect(['2026-11-21', '2026-11-20', '2026-11-19'].map((date) => relativeDay(date, now))).toEqual([
      'today',
      'yesterday',
      undefined,
    ]);
  });
});
