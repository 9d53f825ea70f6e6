/** Serves the built test console below `/_mock/console/` to clients with control access. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HasControlAccess, ControlGuard } from './control-access.ts';
import { controlPrefix } from './control-header.ts';
import type { AddressInfo } from 'node:net';
import { hostsOf, isLoopback } from '../http/host.ts';

export const consolePath = '/_mock/console';

/** Mantine needs inline style elements. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The folder of the build, relative to the sources, the bundle or the package. */
const folder = ['.', '..', '../..']
  .map((above) => fileURLToPath(new URL(`${above}/console/dist/`, import.meta.url)))
  .find((path) => existsSync(`${path}index.html`));

export function serveConsole(
  app: FastifyInstance,
  hasControlAccess: HasControlAccess,
  guard: ControlGuard,
): void {
  app.get(`${controlPrefix}/phone`, { onRequest: guard }, (request, reply) => {
    const phoneOrigin = originForPhones(request, app.server.address());
    return reply.send(phoneOrigin === undefined ? {} : { phoneOrigin });
  });
  app.get(consolePath, (_request, reply) => reply.redirect(`${consolePath}/`, 303));
  void app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      if (hasControlAccess(request)) return done();
      void reply.code(403).send({
        message: 'The console is for this machine only, unless --allow-control-from names others.',
      });
    });
    if (folder === undefined)
      scope.get(`${consolePath}/`, (_request, reply) =>
        reply.code(503).send({ message: 'The console is not built: run pnpm build, or pnpm mock.' }),
      );
    else
      await scope.register(fastifyStatic, {
        root: folder,
        prefix: `${consolePath}/`,
        decorateReply: false,
        cacheControl: false,
        setHeaders: (reply) =>
          void reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }),
      });
  });
}

type Asked = Pick<FastifyRequest, 'protocol' | 'headers' | 'hostname'>;

/** Returns the origin for phones, undefined when the server listens on a loopback address. */
export function originForPhones(
  { protocol, headers, hostname }: Asked,
  listening: AddressInfo | string | null,
  hosts = hostsOf,
): string | undefined {
  if (hostname !== 'localhost' && !isLoopback(hostname)) return `${protocol}://${headers.host ?? hostname}`;
  if (listening === null || typeof listening === 'string') return undefined;
  const [host] = hosts(listening.address).filter((one) => !isLoopback(one));
  return host === undefined ? undefined : `http://${host}:${listening.port}`;
}
