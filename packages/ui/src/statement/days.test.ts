import { describe, expect, it } from 'vitest';
import { byDay, dayOf, nearDay } from './days.ts';
import { transactionsFixture } from './statement.fixture.ts';

describe('days', () => {
  it('change at midnight in Bangkok, not on the device', () => {
    expect(dayOf(Date.parse('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
    expect(dayOf(Date.parse('2026-11-20T17:00:00.000Z'))).toBe('2026-11-21');
  });

  it('hold their transactions in the order of the list', () => {
    expect(byDay(transactionsFixture).map(({ date, transactions }) => [date, transactions.length])).toEqual([
      ['2026-11-21', 4],
      ['2026-11-20', 2],
    ]);
  });

  it('keep a moment that cannot be read apart', () => {
    const [first] = transactionsFixture;
    expect(byDay([{ ...first!, createdAt: 'soon' }])[0]?.date).toBe('');
  });

  it('are today and yesterday seen from a moment', () => {
    const now = Date.parse('2026-11-21T00:30:00.000+07:00');
    expect(['2026-11-21', '2026-11-20', '2026-11-19'].map((date) => nearDay(date, now))).toEqual([
      'today',
      'yesterday',
      undefined,
    ]);
  });
});
