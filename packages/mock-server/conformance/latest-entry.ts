/** The newest entry of the statement, for cases about something else. */
import type { Transaction } from '@wallet/contract/statement';
import type { input } from 'zod/mini';
import type { MemberCaller } from './context.ts';

/** A transaction on the wire. */
export type SentTransaction = input<typeof Transaction>;

/** The newest entry of a member's statement, undefined while there is none. */
export const latestEntry = async (mali: MemberCaller): Promise<SentTransaction | undefined> =>
  (await mali.gets('statement.list', { body: { page: 1, limit: 1 } })).statements[0];
