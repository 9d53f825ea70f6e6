import type { ExchangeView } from '@wallet/mock-server/control/control-schema';
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import { describe, expect, it } from 'vitest';
import { noEvents, withNew } from './live-events.ts';

const entriesOf = (name: string, ...numbers: number[]) => numbers.map((n) => ({ n, name }) as JournalEntry);
const callsOf = (...numbers: number[]) => numbers.map((n) => ({ n, entry: n }) as ExchangeView);

describe('the events of a watched world that went back', () => {
  const before = withNew(noEvents, entriesOf('old', 0, 1, 2, 3), callsOf(0, 1, 2, 3));

  it.each([
    ['after they were shown', withNew(before, entriesOf('new', 2), [])],
    ['while they arrived', withNew(noEvents, [...before.entries, ...entriesOf('new', 2)], before.exchanges)],
  ])('end with its new entry: %s', (_when, { entries }) => {
    expect(entries.map(({ n, name }) => `${n} ${name}`)).toEqual(['0 old', '1 old', '2 new']);
  });

  it.each([
    ['at once', entriesOf('new', 2)],
    ['after another entry', [...entriesOf('old', 4), ...entriesOf('new', 2)]],
  ])('have no call of the lost entries: %s', (_when, added) => {
    expect(withNew(before, added, []).exchanges.map(({ n }) => n)).toEqual([0, 1]);
  });

  it('keep all calls while entries only follow', () => {
    expect(withNew(before, entriesOf('new', 4), callsOf(4)).exchanges).toHaveLength(5);
  });
});
