/** The control calls of a team. */
import * as z from 'zod/mini';
import { get } from './control-call.ts';
import { AuditEntry, Me } from '../team/team-schema.ts';

export const teamCalls = {
  /** Returns the caller, nothing without a team. */
  me: get('/team/me', Me),
  /** Lists the newest control calls that changed something or were refused, oldest first. */
  audit: {
    ...get('/team/audit', z.array(AuditEntry)),
    query: z.strictObject({ from: z.exactOptional(z.coerce.number().check(z.int(), z.minimum(0))) }),
  },
};
