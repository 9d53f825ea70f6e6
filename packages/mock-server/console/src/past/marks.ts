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

/** Returns the place of the shown entry; the end in the present. */
function placeOf(entries: readonly JournalEntry[], at: number | undefined): number {
  const index = entries.findIndex(({ n }) => n === at);
  return index < 0 ? entries.length : index;
}

/** Returns the entries around the shown one; around the newest in the present. */
export function around(entries: readonly JournalEntry[], at: number | undefined): readonly JournalEntry[] {
  const first = Math.max(0, Math.min(placeOf(entries, at) - mostMarks / 2, entries.length - mostMarks));
  return entries.slice(first, first + mostMarks);
}

/** Returns the entry that is a number of steps away; undefined for the present. */
export const moved = (
  entries: readonly JournalEntry[],
  at: number | undefined,
  steps: number,
): number | undefined => entries[Math.max(0, placeOf(entries, at) + steps)]?.n;
