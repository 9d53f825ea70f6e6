import { expect, it } from 'vitest';
import { asDistance, asField, asMoment, asTime, fromField } from './moment.ts';

const noon = Date.parse('2026-01-15T12:00:05.250+07:00');

it('formats moments in the time zone of the markets, for any browser', () => {
  expect([asMoment(noon), asTime(noon)]).toEqual(['2026-01-15 12:00:05', '12:00:05.250']);
  expect(fromField(asField(noon))).toBe('2026-01-15T12:00:00.000+07:00');
  expect(fromField('2026-01-15T12:00:05')).toBe('2026-01-15T12:00:05.000+07:00');
});

it.each([
  [0, '0s'],
  [10_000, '10s'],
  [3_661_000, '1h 1m'],
  [90_000_000, '1d 1h'],
])('formats %d ms as %s', (ms, text) => {
  expect(asDistance(ms)).toBe(text);
});
