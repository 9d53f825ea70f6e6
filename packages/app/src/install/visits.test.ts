import { beforeEach, describe, expect, it } from 'vitest';
import { isOfferDue, recordChoice, recordVisit } from './visits.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-03-01T10:00:00+07:00');

describe('the offer to install', () => {
  beforeEach(() => localStorage.clear());

  it('appears on the second visit, and pages of one visit count once', () => {
    recordVisit(start);
    recordVisit(start + 29 * minute);
    expect(isOfferDue(start + 29 * minute)).toBe(false);
    recordVisit(start + 60 * minute);
    expect(isOfferDue(start + 60 * minute)).toBe(true);
  });

  it('stays hidden for ninety days after a choice, however many visits follow', () => {
    recordVisit(start);
    recordVisit(start + day);
    recordChoice(start + day);
    recordVisit(start + 2 * day);
    expect(isOfferDue(start + 91 * day - 1)).toBe(false);
    expect(isOfferDue(start + 91 * day)).toBe(true);
  });

  it.each(['', 'x', '-1 0 0', '{"count":9}', 'NaN 0 0'])(
    'treats “%s” in the storage as a first visit',
    (text) => {
      localStorage.setItem('visits', text);
      recordVisit(start);
      expect(isOfferDue(start)).toBe(false);
    },
  );
});
