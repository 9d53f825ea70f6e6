/** Signing in to the console: a key becomes a session, whose cookie no script can read. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createGuard, type HasControlAccess } from './control-access.ts';
import { sessionPath } from './control-header.ts';
import { invalid } from '../world/control-error.ts';
import { sessionHours, sessionCookieOf, type Team } from '../team/team.ts';

const Body = z.strictObject({ key: z.string().check(z.maxLength(200)) });

export function serveSessions(app: FastifyInstance, team: Team, hasControlAccess: HasControlAccess): void {
  const options = { onRequest: createGuard(hasControlAccess, undefined), bodyLimit: 1_024 };
  app.post(sessionPath, options, async (request, reply) => {
    const { data } = Body.safeParse(request.body);
    if (!data) throw invalid('The body is { "key": "…" }.');
    const { session, person } = await team.signIn(data.key, request);
    return reply
      .header('set-cookie', cookieOf(request, session, sessionHours * 3_600))
      .send({ name: person.name, role: person.role });
  });
  app.delete(sessionPath, options, (request, reply) => {
    team.signOut(request);
    return reply.header('set-cookie', cookieOf(request, '', 0)).send({ message: 'OK' });
  });
}

/** A forged scheme harms its sender only: a browser drops a secure cookie without TLS. */
const isOverTls = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || headers['x-forwarded-proto'] === 'https';

const cookieOf = (request: FastifyRequest, value: string, age: number): string =>
  [
    `${sessionCookieOf(request.headers.host)}=${value}`,
    'Path=/_mock/',
    `Max-Age=${age}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isOverTls(request) ? ['Secure'] : []),
  ].join('; ');
