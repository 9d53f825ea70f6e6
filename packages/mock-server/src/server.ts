/** The process of the simulator, assembled from top to bottom: worlds → http → domains → socket → control → static app. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Language, MarketName } from '@wallet/contract/market';
import { markets } from '@wallet/contract/market';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { bindings, findUpload, gate } from './domains.ts';
import { serveControl } from './control/control.http.ts';
import { serveJournalStream } from './control/journal-stream.ts';
import { servePages } from './control/pages.ts';
import { attend } from './http/attendance.ts';
import { serveCalls } from './http/calls.ts';
import { securityHeaders } from './http/headers.ts';
import type { Holds } from './http/holds.ts';
import { createHolds } from './http/holds.ts';
import { refuseForeignHosts } from './http/host.ts';
import { servePictures } from './http/picture.ts';
import { answerError, answerNotFound, answerUnreadable } from './http/server-errors.ts';
import { serveApp } from './http/static.ts';
import { serveUploads } from './http/uploads.ts';
import { createPump } from './pump.ts';
import { createOrigins } from './scenario/origins.ts';
import type { Scenario } from './scenario/scenario.ts';
import { beginTimeline } from './scenario/timeline.ts';
import { attachSocket } from './socket/socket.ts';
import type { Worlds } from './world/worlds.ts';
import { createWorlds, defaultWorldId } from './world/worlds.ts';

export interface ServerOptions {
  /** The market of the default world; the scenario's own when left out. */
  readonly market?: MarketName;
  /** The scenario of the default world: one of the book by its name, or one written elsewhere. */
  readonly scenario?: string | Scenario;
  /** What is told to it. */
  readonly params?: Readonly<Record<string, unknown>>;
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
  readonly holds: Holds;
  /** Starts listening and answers the address. Port 0 is any free one. */
  listen(place?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /** Stops: new requests are answered 503, running ones have `graceMs` milliseconds to end. */
  close(graceMs?: number): Promise<void>;
}

export async function createServer(options: ServerOptions = {}): Promise<MockServer> {
  const { market, scenario, params, seed, realNow = Date.now, appDirectory, allowedHosts = [] } = options;
  const stopping = new AbortController();

  const origins = createOrigins(realNow, seed);
  const worlds: Worlds = createWorlds({
    origins: { usual: () => origins({ scenario, params, market }) },
    realNow,
    onRemove(world) {
      holds.release(world);
      socket.closeWorld(world);
    },
  });
  worlds.list().forEach(beginTimeline);
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
  refuseForeignHosts(app, allowedHosts);
  const attendance = attend(app);
  app.setErrorHandler(answerError);

  serveCalls(app, { worlds, bindings, gate, holds, stopping: stopping.signal, onEffect: pump.consider });

  const socket = attachSocket(app.server, {
    worlds,
    gate,
    holds,
    allowedHosts,
    stopping: stopping.signal,
  });
  app.addHook('preClose', (done) => {
    socket.close();
    done();
  });

  serveControl(app, { worlds, origins, holds, onChange: pump.consider });
  serveJournalStream(app, worlds);
  servePages(app, worlds);
  servePictures(app);
  serveUploads(app, { worlds, find: findUpload });
  if (appDirectory === undefined) app.setNotFoundHandler(answerNotFound);
  else await serveApp(app, { directory: appDirectory, defaultLanguage: languageOf(worlds) });

  await app.ready();
  worlds.list().forEach(pump.consider);

  return {
    app,
    worlds,
    holds,
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

/** The language in which the default world's market greets a first visit. */
const languageOf = (worlds: Worlds): Language =>
  markets[worlds.get(defaultWorldId)?.market ?? 'thailand'].defaultLanguage;
