/** The newest entry of the statement, for cases about something else. */
import type { Transaction } from '@wallet/contract/statement';
import type { MemberCaller } from './context.ts';

/** The newest entry of a member's statement, undefined while there is none. */
export const latestEntry = async (mali: MemberCaller): Promise<Transaction | undefined> =>
  (await mali.gets('statement.list', { body: { page: 1, limit: 1 } })).statements[0];
