/** The marks of the timeline: one for each journal entry, in a lane by its kind. */
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';

export const lanes = ['call', 'event', 'control', 'clock'] as const;
export type Lane = (typeof lanes)[number];

const laneOfKind: Readonly<Record<JournalEntry['kind'], Lane>> = {
  call: 'call',
  fault: 'call',
  violation: 'call',
  crash: 'call',
  drift: 'call',
  event: 'event',
  push: 'event',
  control: 'control',
};

export const laneOf = ({ kind, name }: JournalEntry): Lane =>
  name.startsWith('clock.') ? 'clock' : laneOfKind[kind];

/** Most marks at once, so that each can be touched. */
const mostMarks = 60;

/** Returns the entries around the shown one; around the newest in the present. */
export function around(entries: readonly JournalEntry[], at: number | undefined): readonly JournalEntry[] {
  const index = at === undefined ? -1 : entries.findIndex(({ n }) => n === at);
  const centre = index < 0 ? entries.length : index;
  const first = Math.max(0, Math.min(centre - mostMarks / 2, entries.length - mostMarks));
  return entries.slice(first, first + mostMarks);
}

/** Returns the entry that is a number of steps away; undefined for the present. */
export function moved(
  entries: readonly JournalEntry[],
  at: number | undefined,
  steps: number,
): number | undefined {
  const index = at === undefined ? -1 : entries.findIndex(({ n }) => n === at);
  const from = index < 0 ? entries.length : index;
  return entries[Math.max(0, from + steps)]?.n;
}
