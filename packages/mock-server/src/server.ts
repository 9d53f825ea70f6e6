/** The process of the simulator, assembled from top to bottom: worlds → http → domains → socket → control → static app. */
import { setTimeout as delay } from 'node:timers/promises';
import type { MarketName } from '@wallet/contract/market';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { bindings, gate } from './domains.ts';
import { serveCalls } from './http/calls.ts';
import { securityHeaders } from './http/headers.ts';
import { createHolds } from './http/holds.ts';
import { answerError, answerNotFound, answerUnreadable, attend } from './http/server-errors.ts';
import { createPump } from './pump.ts';
import { createOrigins } from './scenario/origins.ts';
import { attachSocket } from './socket/socket.ts';
import type { Worlds } from './world/worlds.ts';
import { createWorlds } from './world/worlds.ts';

export interface ServerOptions {
  /** The market of the default world; the scenario's own when left out. */
  readonly market?: MarketName;
  /** The scenario of the default world. */
  readonly scenario?: string;
  /** Decides all chance; the scenario's own when left out. */
  readonly seed?: string;
  /** Epoch milliseconds of real time. */
  readonly realNow?: () => number;
  /** A built app to serve on the same origin. */
  readonly appDirectory?: string;
  /** Host names by which this server may be called, besides those of this machine. */
  readonly allowedHosts?: readonly string[];
}

export interface MockServer {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  /** Starts listening and answers the address. Port 0 is any free one. */
  listen(place?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /** Stops: new requests are answered 503, running ones have `graceMs` milliseconds to end. */
  close(graceMs?: number): Promise<void>;
}

export async function createServer(options: ServerOptions = {}): Promise<MockServer> {
  const { market, scenario, seed, realNow = Date.now } = options;
  const stopping = new AbortController();

  const origins = createOrigins(realNow, seed);
  const worlds: Worlds = createWorlds({
    origins: { usual: () => origins({ scenario, market }) },
    realNow,
    onRemove(world) {
      holds.release(world);
      socket.closeWorld(world.id);
    },
  });
  const holds = createHolds();
  const pump = createPump(() => worlds.list());

  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 200 },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  const attendance = attend(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);

  serveCalls(app, { worlds, bindings, gate, holds, stopping: stopping.signal, onEffect: pump.consider });

  const socket = attachSocket(app.server, worlds);
  app.addHook('preClose', (done) => {
    socket.close();
    done();
  });

  await app.ready();
  worlds.list().forEach(pump.consider);

  return {
    app,
    worlds,
    listen: ({ port = 0, host = '127.0.0.1' } = {}) => app.listen({ port, host }),
    async close(graceMs = 0) {
      attendance.stop();
      pump.stop();
      if (graceMs > 0) await Promise.race([attendance.idle(), delay(graceMs, undefined, { ref: false })]);
      stopping.abort();
      holds.releaseAll();
      await app.close();
    },
  };
}
