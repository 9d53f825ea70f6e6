/** The schema of a world as a file. */
import { marketNames } from '@wallet/contract/market';
import * as z from 'zod/mini';
import { JournalEntry } from './journal-schema.ts';
import { PlainData } from './plain-data.ts';
import { worldId } from './world.ts';

export const WorldFile = z.strictObject({
  id: z.exactOptional(z.string().check(z.regex(worldId))),
  market: z.enum(marketNames),
  seed: z.string(),
  /** The present state; the end of the history by default. */
  snapshot: z.exactOptional(PlainData),
  /** The moment of the clock, epoch milliseconds. */
  shownAt: z.exactOptional(z.int()),
  journal: z.exactOptional(z.array(JournalEntry)),
  /** Keyframes, and the writes after each. */
  history: z.exactOptional(z.array(PlainData)),
});
export type WorldFile = z.infer<typeof WorldFile>;
