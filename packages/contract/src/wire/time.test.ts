import { describe, expect, it } from 'vitest';
import { leniencyOf } from './lenient.ts';
import { endOfDay, endOfWeek, hourAt, Moment, monthAt, startOfDay, startOfWeek, toMoment } from './time.ts';

const at = (moment: string): number => Date.parse(moment);

describe('the day of the players', () => {
  it.each([
    ['2026-01-15T00:00:00.000+07:00', '2026-01-15T00:00:00.000+07:00'],
    ['2026-01-14T23:59:59.999+07:00', '2026-01-14T00:00:00.000+07:00'],
    // In London it is still the day before.
    ['2026-01-14T20:00:00.000Z', '2026-01-15T00:00:00.000+07:00'],
    ['2024-02-29T12:00:00.000+07:00', '2024-02-29T00:00:00.000+07:00'],
  ])('of %s began at %s', (moment, midnight) => {
    expect(toMoment(startOfDay(at(moment)))).toBe(midnight);
  });

  it.each([
    ['2026-01-15T00:00:00.000+07:00', '2026-01-16T00:00:00.000+07:00', '00:00', 1],
    ['2026-01-14T23:59:59.999+07:00', '2026-01-15T00:00:00.000+07:00', '23:59', 1],
    // In London it is still the month before.
    ['2026-11-30T17:05:00.000Z', '2026-12-02T00:00:00.000+07:00', '00:05', 12],
  ])('of %s ends at %s; it is %s of month %i', (moment, midnight, hour, month) => {
    expect(toMoment(endOfDay(at(moment)))).toBe(midnight);
    expect(hourAt(at(moment))).toBe(hour);
    expect(monthAt(at(moment))).toBe(month);
  });
});

it.each([
  ['Monday', '2026-01-12T00:00:00.000+07:00', '2026-01-12T00:00:00.000+07:00'],
  ['Thursday', '2026-01-15T12:00:00.000+07:00', '2026-01-12T00:00:00.000+07:00'],
  ['Sunday', '2026-01-18T23:59:59.999+07:00', '2026-01-12T00:00:00.000+07:00'],
  ['the next Monday', '2026-01-19T00:00:00.000+07:00', '2026-01-19T00:00:00.000+07:00'],
  ['a Monday that is Sunday in London', '2026-01-18T17:00:00.000Z', '2026-01-19T00:00:00.000+07:00'],
  ['New Year’s Day', '2026-01-01T00:00:00.000+07:00', '2025-12-29T00:00:00.000+07:00'],
])('the week of %s began on its Monday', (_name, moment, monday) => {
  expect(toMoment(startOfWeek(at(moment)))).toBe(monday);
  expect(startOfWeek(endOfWeek(at(moment)) - 1)).toBe(at(monday));
  expect(startOfWeek(endOfWeek(at(moment)))).toBe(endOfWeek(at(moment)));
});

it.each([
  ['2026-11-01T10:00:00', '2026-11-01T10:00:00+07:00'],
  ['2026-11-01 10:00', '2026-11-01T10:00+07:00'],
  ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z'],
])('a moment without an offset is read in the players’ zone: %s', (text, read) => {
  expect(leniencyOf(Moment)?.read?.(text)).toBe(read);
});
