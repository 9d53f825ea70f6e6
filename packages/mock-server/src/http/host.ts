/** Which hosts a browser may call this server by: a page elsewhere must not reach it under a name of its own. */
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refusalAnswer } from './failure.ts';
import { sendAnswer } from './server-errors.ts';

const localNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a Host header names this machine, or one of the further hosts that were allowed. */
export function isAllowedHost(header: string | undefined, further: readonly string[]): boolean {
  const name = header?.toLowerCase().replace(/:\d+$/, '');
  return name !== undefined && (localNames.includes(name) || further.includes(name));
}

/** Whether a connection comes from this machine itself. */
export const isLoopback = (ip: string): boolean =>
  isIP(ip) !== 0 && (ip === '::1' || ip.replace('::ffff:', '').startsWith('127.'));

/** Refuses requests under a foreign name, before anything else looks at them. */
export function refuseForeignHosts(app: FastifyInstance, further: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isAllowedHost(request.headers.host, further)) return done();
    sendAnswer(refusalAnswer('INVALID_IP'), request, reply);
  });
}
