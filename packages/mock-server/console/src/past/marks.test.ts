import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import { describe, expect, it } from 'vitest';
import { around, laneOf, moved } from './marks.ts';

const entries: readonly JournalEntry[] = Array.from({ length: 200 }, (_, index) => ({
  n: 100 + index,
  at: index,
  kind: 'call',
  name: 'wallet.read',
  outcome: 'ok',
}));

describe('the marks of the timeline', () => {
  it.each([
    [undefined, 240, 299],
    [100, 100, 159],
    [200, 170, 229],
    [299, 240, 299],
  ])('surround entry %s', (at, first, last) => {
    const shown = around(entries, at);
    expect([shown[0]?.n, shown.at(-1)?.n]).toEqual([first, last]);
  });

  it.each([
    [undefined, -1, 299],
    [299, 1, undefined],
    [101, -5, 100],
    [150, 10, 160],
  ])('move from %s by %s to %s', (at, steps, to) => expect(moved(entries, at, steps)).toBe(to));

  it('have a lane for moves of the clock', () => {
    const entry = { ...entries[0]!, kind: 'control' as const };
    expect([laneOf({ ...entry, name: 'clock.advance' }), laneOf(entry)]).toEqual(['clock', 'control']);
  });
});
