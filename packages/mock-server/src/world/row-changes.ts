/** The rows that a journal entry changed, for people. */
import type { Plain } from './plain.ts';
import { redact, redactText } from './redaction.ts';
import { hiddenPrefix } from './state.ts';
import type { World } from './world.ts';

export interface RowChange {
  readonly map: string;
  readonly key: string;
  /** Null for a new row. */
  readonly before: Plain;
  /** Null for a removed row. */
  readonly after: Plain;
}

/** Returns the changed rows without secrets. Throws a ControlError for an entry without a moment. */
export const rowChangesOf = (world: World, entry: number): RowChange[] =>
  world.history
    .writesOf(entry)
    .filter(({ map }) => isShown(map))
    .flatMap(({ map, changes }) =>
      changes.map(([key, before, after]) => ({
        map,
        key: redactText(key),
        before: redact(before, map),
        after: redact(after, map),
      })),
    );

/** Indexes repeat the rows, and hidden maps steer the simulation. */
const isShown = (map: string): boolean => !map.startsWith('index/') && !map.startsWith(hiddenPrefix);
