import type { Bonus } from '@wallet/contract/bonus';
import { describe, expect, it } from 'vitest';
import { bonusStateAt } from './bonus-state.ts';

const at = (moment: string) => Date.parse(moment);

const bonus = (type: Bonus['type'], maxReceived: number, ...received: string[]): Bonus => ({
  code: 'ANY',
  type,
  maxReceived,
  percentFail: 0,
  banners: [],
  userBonus: { _id: '1', isActive: false, received: received.map((updatedAt) => ({ updatedAt })) },
});

const outUntil = (moment: string) => ({ kind: 'received-out', resetsAt: at(moment) });
const available = { kind: 'available' };

describe('a bonus of a member', () => {
  it('is active, also at its limit', () => {
    const running = bonus('limit', 1, '2026-01-15T12:00:00+07:00');
    running.userBonus = { _id: '1', received: [], ...running.userBonus, isActive: true };
    expect(bonusStateAt(running, at('2026-01-15T12:00:01+07:00'))).toEqual({ kind: 'active' });
  });

  it('is available without member data', () => {
    const { userBonus: _none, ...unknown } = bonus('day', 1);
    expect(bonusStateAt(unknown, at('2026-01-15T12:00:00+07:00'))).toEqual(available);
  });

  it('at its lifetime limit never resets', () => {
    const twice = bonus('limit', 2, '2024-01-01T00:00:00+07:00', '2025-01-01T00:00:00+07:00');
    const never = { kind: 'received-out', resetsAt: undefined };
    expect(bonusStateAt(twice, at('2026-01-15T12:00:00+07:00'))).toEqual(never);
    expect(bonusStateAt({ ...twice, maxReceived: 3 }, at('2026-01-15T12:00:00+07:00'))).toEqual(available);
  });
});

describe('a daily bonus', () => {
  const received = bonus('day', 1, '2026-01-15T23:59:59.999+07:00');

  it.each([
    ['2026-01-15T23:59:59.999+07:00', outUntil('2026-01-16T00:00:00+07:00')],
    // Midnight in Bangkok, afternoon in UTC.
    ['2026-01-15T17:00:00Z', available],
  ])('at %s', (moment, state) => {
    expect(bonusStateAt(received, at(moment))).toEqual(state);
  });

  it('counts a receipt of the first moment of the day', () => {
    const early = bonus('day', 1, '2026-01-14T17:00:00Z');
    const evening = at('2026-01-15T20:00:00+07:00');
    expect(bonusStateAt(early, evening)).toEqual(outUntil('2026-01-16T00:00:00+07:00'));
    expect(bonusStateAt(bonus('day', 1, '2026-01-14T16:59:59.999Z'), evening)).toEqual(available);
  });
});

describe('a weekly bonus', () => {
  // A Sunday, the last day of its week.
  const received = bonus('week', 1, '2026-01-18T23:59:59.999+07:00');

  it.each([
    ['Sunday', '2026-01-18T23:59:59.999+07:00', outUntil('2026-01-19T00:00:00+07:00')],
    ['Monday', '2026-01-18T17:00:00Z', available],
  ])('on %s', (_day, moment, state) => {
    expect(bonusStateAt(received, at(moment))).toEqual(state);
  });

  it('received on a Monday resets on the next one', () => {
    const monday = bonus('week', 1, '2026-01-19T00:00:00+07:00');
    expect(bonusStateAt(monday, at('2026-01-19T00:00:00+07:00'))).toEqual(
      outUntil('2026-01-26T00:00:00+07:00'),
    );
    expect(bonusStateAt(monday, at('2026-01-26T00:00:00+07:00'))).toEqual(available);
  });

  it('counts all receipts of the week', () => {
    const twice = bonus('week', 2, '2026-01-12T08:00:00+07:00', '2026-01-18T08:00:00+07:00');
    const sunday = at('2026-01-18T12:00:00+07:00');
    expect(bonusStateAt(twice, sunday).kind).toBe('received-out');
    expect(bonusStateAt({ ...twice, maxReceived: 3 }, sunday)).toEqual(available);
  });
});
