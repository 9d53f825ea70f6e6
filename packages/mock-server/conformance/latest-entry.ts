/** The newest statement entry, for cases of other nouns. */
import type { Transaction } from '@wallet/contract/statement';
import type { input } from 'zod/mini';
import type { MemberCaller } from './context.ts';

/** A transaction on the wire. */
export type SentTransaction = input<typeof Transaction>;

/** Returns the newest entry of a member's statement, undefined without one. */
export const latestEntry = async (mali: MemberCaller): Promise<SentTransaction | undefined> =>
  (await mali.gets('statement.list', { body: { page: 1, limit: 1 } })).statements[0];
