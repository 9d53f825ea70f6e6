import type { ExchangeView } from '@wallet/mock-server/control/control-schema';
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import { describe, expect, it } from 'vitest';
import { noEvents, withNew, type LiveEvent } from './live-events.ts';

const entry = (n: number, name = 'old'): LiveEvent => ({ entry: { n, name } as JournalEntry });
const call = (n: number): LiveEvent => ({ exchange: { n, entry: n } as ExchangeView });
const first = [0, 1, 2, 3].flatMap((n) => [call(n), entry(n)]);
const wentBack = [entry(2, 'new'), call(4)];

describe('the events of a watched world that went back', () => {
  it.each([
    ['after they were shown', withNew(withNew(noEvents, first), wentBack)],
    ['while they arrived', withNew(noEvents, [...first, ...wentBack])],
  ])('end with its new entry, and have no call of the lost ones: %s', (_when, { entries, exchanges }) => {
    expect(entries.map(({ n, name }) => `${n} ${name}`)).toEqual(['0 old', '1 old', '2 new']);
    expect(exchanges.map(({ n }) => n)).toEqual([0, 1, 4]);
  });

  it('keep all calls while entries only follow', () => {
    expect(withNew(withNew(noEvents, first), [entry(4), call(4)]).exchanges).toHaveLength(5);
  });
});
