/** The process of the simulator: its worlds, and one Fastify plugin for each concern. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Language, MarketName } from '@wallet/contract/market';
import { markets } from '@wallet/contract/market';
import type { FastifyInstance } from 'fastify';
import { bindings, findUpload, authGuard } from './domains.ts';
import { isOwnRoom } from './domains/chat/room.ts';
import { controlPlugin } from './control/control-plugin.ts';
import { createControlAccess } from './control/control-access.ts';
import { trackInFlightRequests } from './http/in-flight-requests.ts';
import { createApp } from './http/app.ts';
import type { Binding } from './http/bind.ts';
import { serveCalls } from './http/calls.ts';
import type { DeferredResponses } from './http/deferred-responses.ts';
import { createDeferredResponses } from './http/deferred-responses.ts';
import type { LogStream } from './http/log.ts';
import type { AuthGuard } from './http/pipeline.ts';
import { servePictures } from './http/picture-routes.ts';
import { ignoreOtherProtocols } from './socket/other-protocols.ts';
import { answerNotFound } from './http/server-errors.ts';
import { serveApp } from './http/static.ts';
import { serveUploads } from './http/uploads.ts';
import type { Persistence } from './persistence/persistence.ts';
import { inMemory } from './persistence/persistence.ts';
import type { SqliteOptions } from './persistence/sqlite.ts';
import { checkPersistence, openPersistence } from './persistence/sqlite.ts';
import { createScheduler } from './scheduler.ts';
import { createOrigins, worldRules } from './scenario/origins.ts';
import type { Scenario } from './scenario/scenario.ts';
import { startTimeline } from './scenario/scenario-timeline.ts';
import type { MayJoin } from './socket/connections.ts';
import { attachSocket } from './socket/socket.ts';
import type { Upstream, UpstreamOptions } from './upstream/upstream.ts';
import { serveUpstream } from './upstream/upstream.ts';
import { minutes } from './world/clock.ts';
import type { SecretSource } from './world/secret-source.ts';
import type { Worlds } from './world/worlds.ts';
import { createWorlds, defaultWorldId } from './world/worlds.ts';
import { canonical } from './world/plain.ts';

/** The parts of a server besides its worlds. */
export interface ServerParts {
  readonly bindings: readonly Binding[];
  readonly authGuard: AuthGuard;
  /** Whether a connection may join a room of that name. */
  readonly mayJoin: MayJoin;
  /** Is shown the server before it has any route: the place for hooks. */
  readonly prepare: (app: FastifyInstance) => void;
}

const usualParts: ServerParts = { bindings, authGuard, mayJoin: isOwnRoom, prepare: () => undefined };

export interface ServerOptions {
  /** The market of the default world; the scenario's own when left out. */
  readonly market?: MarketName;
  /** The scenario of the default world: one of the book by its name, or one written elsewhere. */
  readonly scenario?: string | Scenario;
  /** The values of its parameters. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Decides all chance; the scenario's own when left out. */
  readonly seed?: string;
  /** Where secrets come from; the randomness of the process when left out. */
  readonly secretSource?: SecretSource;
  /** Epoch milliseconds of real time. */
  readonly realNow?: () => number;
  /** A built app to serve on the same origin. */
  readonly appDirectory?: string;
  /** Host names by which this server may be called, besides those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** Origins whose pages may call this server. */
  readonly allowedOrigins?: readonly string[];
  /** Networks whose machines may send control calls, besides this machine, as `192.168.1.0/24`. */
  readonly controlFrom?: readonly string[];
  /** Minutes without requests after which a world is removed; 30 when left out. */
  readonly idleMinutes?: number;
  /** The most worlds at once, `default` included; 200 when left out. */
  readonly maxWorlds?: number;
  /** A folder that keeps worlds across restarts; in memory only when left out. */
  readonly dataDirectory?: string;
  /** Milliseconds a request may take to arrive; a little more than the app gives an upload (spec 9) when left out. */
  readonly requestTime?: number;
  /** Takes a line of JSON for each request; nothing is logged when left out. */
  readonly log?: LogStream;
  /** A real backend that answers the calls of the contract; they are compared with it. */
  readonly upstream?: UpstreamOptions;
  /** Others than the usual ones, for those who test the tests. */
  readonly parts?: Partial<ServerParts>;
  /** Called once when the data folder fails; from then on every request is answered 503. */
  readonly onPersistenceFailure?: (failure: Error) => void;
  /** Whether the folder is only looked at: nothing is kept in it. */
  readonly isCheck?: boolean;
}

export interface MockServer {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  readonly deferredResponses: DeferredResponses;
  readonly upstream: Upstream | undefined;
  /** Starts listening. Returns the address. Port 0 is any free one. */
  listen(place?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /** Stops: new requests are answered 503, running ones have `graceMs` milliseconds to end. */
  close(graceMs?: number): Promise<void>;
}

/** Throws a ControlError that says what to do. */
export async function createServer(options: ServerOptions = {}): Promise<MockServer> {
  const failing = new AbortController();
  const persistence = await persistenceOf(options, failing);
  try {
    return await assemble(options, persistence, failing.signal);
  } catch (error) {
    persistence.close();
    throw error;
  }
}

async function persistenceOf(options: ServerOptions, failing: AbortController): Promise<Persistence> {
  const { dataDirectory, realNow = Date.now, secretSource, isCheck = false, onPersistenceFailure } = options;
  const { scenario, params, market, seed } = options;
  if (dataDirectory === undefined) return inMemory;
  const sqliteOptions: SqliteOptions = {
    directory: dataDirectory,
    rules: worldRules(realNow, secretSource),
    asked: {
      ...(scenario !== undefined && { scenario: typeof scenario === 'string' ? scenario : scenario.name }),
      ...(Object.keys(params ?? {}).length > 0 && { params: canonical(params) }),
      ...(market !== undefined && { market }),
      ...(seed !== undefined && { seed }),
    },
    onFailure(failure) {
      failing.abort();
      onPersistenceFailure?.(failure);
    },
  };
  if (!isCheck) return openPersistence(sqliteOptions);
  await checkPersistence(sqliteOptions);
  return inMemory;
}

async function assemble(
  options: ServerOptions,
  persistence: Persistence,
  failing: AbortSignal,
): Promise<MockServer> {
  const { market, scenario, params, seed, secretSource, realNow = Date.now } = options;
  const { appDirectory, allowedHosts = [], allowedOrigins = [], requestTime = 310_000, log } = options;
  const { idleMinutes, maxWorlds } = options;
  const hasControlAccess = createControlAccess(options.controlFrom ?? [], allowedHosts);
  const { bindings, authGuard, mayJoin, prepare } = { ...usualParts, ...options.parts };
  const stopping = new AbortController();

  const origins = createOrigins(realNow, seed, secretSource);
  const worlds: Worlds = createWorlds({
    origins: { usual: () => origins({ scenario, params, market }) },
    realNow,
    earlier: persistence.earlier,
    ...(maxWorlds !== undefined && { limit: maxWorlds }),
    ...(idleMinutes !== undefined && { idleAfter: minutes(idleMinutes) }),
    onPlace: persistence.placed,
    onRemove(world) {
      persistence.removed(world);
      deferredResponses.end(world);
      socket.closeWorld(world);
    },
  });
  for (const world of worlds.list()) if (!persistence.earlier.worlds.includes(world)) startTimeline(world);
  const deferredResponses = createDeferredResponses();
  const scheduler = createScheduler(() => worlds.list());

  const app = createApp({ allowedHosts, allowedOrigins, requestTime, log });
  prepare(app);
  const inFlight = trackInFlightRequests(app);
  failing.addEventListener('abort', inFlight.stop);

  const upstream = options.upstream && serveUpstream(app, worlds, options.upstream);
  void app.register(serveCalls, {
    worlds,
    bindings,
    authGuard,
    deferredResponses,
    persistence,
    stopping: stopping.signal,
    onEffect: scheduler.reschedule,
  });

  const socket = attachSocket(app, {
    worlds,
    authGuard,
    mayJoin,
    deferredResponses,
    persistence,
    allowedHosts,
    allowedOrigins,
    stopping: stopping.signal,
  });
  ignoreOtherProtocols(app);
  void app.register(controlPlugin, {
    worlds,
    origins,
    deferredResponses,
    persistence,
    hasControlAccess,
    upstream,
    onChange: scheduler.reschedule,
  });
  void app.register(servePictures);
  void app.register(serveUploads, { worlds, find: findUpload });
  if (appDirectory === undefined) app.setNotFoundHandler(answerNotFound);
  else void app.register(serveApp, { directory: appDirectory, defaultLanguage: languageOf(worlds) });

  await app.ready();
  persistence.commit();
  worlds.list().forEach(scheduler.reschedule);

  return {
    app,
    worlds,
    deferredResponses,
    upstream,
    listen: ({ port = 0, host = '127.0.0.1' } = {}) => app.listen({ port, host }),
    async close(graceMs = 0) {
      inFlight.stop();
      scheduler.stop();
      if (graceMs > 0) await Promise.race([inFlight.idle(), delay(graceMs, undefined, { ref: false })]);
      stopping.abort();
      deferredResponses.releaseAll();
      await app.close();
      persistence.close();
    },
  };
}

/** The language in which the default world's market greets a first visit. */
const languageOf = (worlds: Worlds): Language =>
  markets[worlds.get(defaultWorldId)?.market ?? 'thailand'].defaultLanguage;
