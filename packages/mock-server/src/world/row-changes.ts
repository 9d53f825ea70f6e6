/** The rows that a journal entry changed, for people. */
import * as z from 'zod/mini';
import { PlainData } from './plain-data.ts';
import { redact, redactText } from './redaction.ts';
import { hiddenPrefix } from './state.ts';
import type { World } from './world.ts';

/** A changed row; `null` before an addition and after a removal. */
export const RowChange = z.strictObject({
  map: z.string(),
  key: z.string(),
  before: PlainData,
  after: PlainData,
});
export type RowChange = Readonly<z.infer<typeof RowChange>>;

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
