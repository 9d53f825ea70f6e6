/** The differences between an upstream and the contract: control calls, and a JUnit file at `/_mock/drift.xml`. */
import type { FastifyInstance } from 'fastify';
import { driftAsJUnit } from '../upstream/junit.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { Team } from '../team/team.ts';
import type { HasControlAccess } from './control-access.ts';
import { createGuard } from './control-guard.ts';
import type { ControlHandlers } from './handler.ts';

export const driftHandlers: ControlHandlers<'drift'> = {
  read: ({ context: { upstream } }) => upstream?.report() ?? { calls: [], drift: [], leftOut: 0 },
  clear({ context: { upstream } }) {
    upstream?.clear();
    return { message: 'OK' };
  },
};

/** Serves the report for CI systems. */
export function serveDriftReport(
  app: FastifyInstance,
  upstream: Upstream,
  {
    hasControlAccess,
    team,
  }: { readonly hasControlAccess: HasControlAccess; readonly team?: Team | undefined },
): void {
  const onRequest = team ? [createGuard(hasControlAccess, team)] : [];
  app.get('/_mock/drift.xml', { onRequest }, (request, reply) => {
    if (!hasControlAccess(request)) return reply.code(403).send({ message: 'Only from this machine.' });
    return reply.header('content-type', 'application/xml').send(driftAsJUnit(upstream.report()));
  });
}
