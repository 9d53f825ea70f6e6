/** The drift as a JUnit file for CI systems: `/_mock/drift.xml`. */
import type { FastifyInstance } from 'fastify';
import type { HasControlAccess } from '../control/control-access.ts';
import { driftAsJUnit } from './junit.ts';
import type { Upstream } from './upstream.ts';

export function serveDriftReport(
  app: FastifyInstance,
  upstream: Upstream,
  hasControlAccess: HasControlAccess,
): void {
  app.get('/_mock/drift.xml', (request, reply) => {
    if (!hasControlAccess(request)) return reply.code(403).send({ message: 'Only from this machine.' });
    return reply.header('content-type', 'application/xml').send(driftAsJUnit(upstream.report()));
  });
}
