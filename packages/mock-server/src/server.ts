/** The process of the simulator: its worlds, and one Fastify plugin for each concern. */
import { setTimeout as delay } from 'node:timers/promises';
import { markets, type MarketName } from '@wallet/contract/market';
import type { FastifyInstance } from 'fastify';
import { bindings, authGuard, type MemberGuard } from './domains/bindings.ts';
import { findFile } from './domains/chat/file.ts';
import { isOwnRoom } from './domains/chat/room.ts';
import { controlPlugin } from './control/control-plugin.ts';
import { createControlAccess } from './control/control-access.ts';
import { closeStreams } from './control/journal-stream.ts';
import { trackInFlightRequests, handleNotFound } from './http/server-errors.ts';
import { createApp, type LogStream } from './http/app.ts';
import type { Bindings } from './http/bind.ts';
import { serveCalls } from './http/calls.ts';
import { createClientAddress } from './http/client-address.ts';
import { createDeferredResponses, type DeferredResponses } from './http/deferred-responses.ts';
import { servePictures } from './pictures/picture-routes.ts';
import { ignoreOtherProtocols } from './socket/other-protocols.ts';
import { serveApp } from './http/static.ts';
import { serveUploads } from './http/uploads.ts';
import { inMemory, type Persistence } from './persistence/persistence.ts';
import { checkPersistence, openPersistence, type SqliteOptions } from './persistence/sqlite.ts';
import { runDueEvents } from './scheduler.ts';
import { createOrigins, worldRules, type Origins } from './scenario/origins.ts';
import type { Scenario } from './scenario/scenario-schema.ts';
import { startTimeline } from './scenario/scenario-timeline.ts';
import type { MayJoin } from './socket/connections.ts';
import { attachSocket } from './socket/socket.ts';
import { createTeam, type TeamOptions } from './team/team.ts';
import { serveUpstream, type UpstreamOptions } from './upstream/upstream.ts';
import { minutes } from './world/clock.ts';
import type { SecretSource } from './world/random.ts';
import { createWorlds, defaultWorldId, type Worlds } from './world/worlds.ts';
import { openWorldFile, type OpenedFile } from './world/world-file.ts';
import type { WorldRules } from './world/world.ts';
import { canonical } from './world/plain.ts';

/** The parts of a server besides its worlds. */
export interface ServerParts {
  readonly bindings: Bindings;
  readonly authGuard: MemberGuard;
  /** Returns whether a connection may join a room. */
  readonly mayJoin: MayJoin;
  /** Called before routes are registered, to add hooks. */
  readonly prepare: (app: FastifyInstance) => void;
  /** Prepared worlds, which several servers may fork; seed, secrets and history of the options do not reach them. */
  readonly origins?: Origins;
}

const usualParts: ServerParts = { bindings, authGuard, mayJoin: isOwnRoom, prepare: () => undefined };

export interface ServerOptions {
  /** The market of the default world. Default: that of the scenario. */
  readonly market?: MarketName | undefined;
  /** The scenario of the default world: the name of a built-in one, or an object. */
  readonly scenario?: string | Scenario;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The seed of all randomness. Default: that of the scenario. */
  readonly seed?: string | undefined;
  /** The file of the default world, in place of a scenario, and the entry of its journal. In memory only. */
  readonly open?: OpenedFile;
  /** The source of secrets. Default: the randomness of the process. */
  readonly secretSource?: SecretSource;
  /** The real time in epoch milliseconds. */
  readonly realNow?: () => number;
  /** The folder of a built app to serve on the same origin. */
  readonly appDirectory?: string | undefined;
  /** Allowed host names besides those of this machine. */
  readonly allowedHosts?: readonly string[];
  readonly allowedOrigins?: readonly string[];
  /** Networks with control access besides this machine, as `192.168.1.0/24`. */
  readonly controlFrom?: readonly string[];
  /** Networks of proxies whose X-Forwarded-For names the client, as `192.168.1.0/24`. */
  readonly trustedProxies?: readonly string[];
  /** Idle minutes after which a world is removed. Default: 30. */
  readonly idleMinutes?: number;
  /** Maximum number of worlds, `default` included. Default: 200. */
  readonly maxWorlds?: number;
  /** Least number of journal entries of a world with a moment to return to; 0 for none. Default: 20,000. */
  readonly historyEntries?: number;
  /** A folder that stores worlds across restarts. Default: in memory only. */
  readonly dataDirectory?: string | undefined;
  /** Request timeout in milliseconds. Default: a little more than the app's timeout of an upload (spec 9). */
  readonly requestTime?: number;
  /** The destination of JSON log lines. Default: no log. */
  readonly log?: LogStream;
  /** The people with keys. Without a team, access depends on the network. */
  readonly team?: TeamOptions | undefined;
  /** A real backend for the calls of the contract, whose responses are compared with it. */
  readonly upstream?: UpstreamOptions | undefined;
  /** Replaced parts, for tests of the tests. */
  readonly parts?: Partial<ServerParts>;
  /** Called once when the data folder fails. From then on every request returns 503. */
  readonly onPersistenceFailure?: (failure: Error) => void;
  /** Whether the folder is checked only, without changes. */
  readonly isCheck?: boolean;
}

export interface MockServer {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  readonly deferredResponses: DeferredResponses;
  /** Starts listening. Resolves to the address. Port 0 is any free one. */
  listen(place?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /** Stops: new requests return 503, those in flight have `graceMs` milliseconds to finish. */
  close(graceMs?: number): Promise<void>;
}

/** Throws a ControlError for invalid options. */
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
  const { dataDirectory, isCheck = false, onPersistenceFailure } = options;
  const { scenario, params, market, seed } = options;
  if (dataDirectory === undefined) return inMemory;
  const sqliteOptions: SqliteOptions = {
    directory: dataDirectory,
    rules: rulesOf(options),
    requested: {
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
  const { market, scenario, params, seed, realNow = Date.now } = options;
  const { appDirectory, allowedHosts = [], allowedOrigins = [], requestTime = 310_000, log } = options;
  const { idleMinutes, maxWorlds } = options;
  const clientAddress = createClientAddress(options.trustedProxies ?? []);
  const { controlFrom = [] } = options;
  const team = options.team && createTeam(options.team, { realNow, clientAddress, persistence });
  const hasControlAccess = createControlAccess(controlFrom, allowedHosts, clientAddress, team !== undefined);
  const { bindings, authGuard, mayJoin, prepare } = { ...usualParts, ...options.parts };

  const rules = rulesOf(options);
  const origins = options.parts?.origins ?? createOrigins(rules, seed);
  const earlier = options.open
    ? { worlds: [openWorldFile(rules, defaultWorldId, options.open)], named: 0 }
    : persistence.earlier;
  const worlds: Worlds = createWorlds({
    origin: () => origins({ scenario, params, market }),
    realNow,
    earlier,
    ...(maxWorlds !== undefined && { limit: maxWorlds }),
    ...(idleMinutes !== undefined && { idleAfter: minutes(idleMinutes) }),
    onPlace: persistence.placed,
    ...(team && { uses: team.worlds.uses, idleAfter: team.worlds.lifetime }),
    onRemove(world, isExpired) {
      persistence.removed(world);
      team?.worlds.removed(world);
      if (isExpired)
        team?.audit.add({ person: 'simulator', call: 'worlds.end', world: world.id, status: 200 });
      deferredResponses.end(world);
      closeStreams(world);
    },
  });
  for (const world of worlds.list()) if (!earlier.worlds.includes(world)) startTimeline(world);
  const deferredResponses = createDeferredResponses();
  // Worlds that end without a further request.
  const sweep = (): void => {
    worlds.sweep();
    persistence.commit();
  };
  const sweeping = team && setInterval(sweep, minutes(1)).unref();

  const app = createApp({ allowedHosts, allowedOrigins, requestTime, log });
  prepare(app);
  const inFlight = trackInFlightRequests(app);
  failing.addEventListener('abort', inFlight.stop);

  if (options.upstream)
    serveUpstream(app, worlds, options.upstream, { hosts: allowedHosts, origins: allowedOrigins });
  const shared = { worlds, deferredResponses, persistence };
  const forPlayers = { ...shared, authGuard, clientAddress };
  void app.register(serveCalls, { ...forPlayers, bindings });
  attachSocket(app, { ...forPlayers, mayJoin, allowedHosts, allowedOrigins });
  ignoreOtherProtocols(app);
  const forTesters = { ...shared, origins, rules, hasControlAccess, team, upstream: options.upstream };
  void app.register(controlPlugin, forTesters);
  void app.register(servePictures);
  void app.register(serveUploads, { worlds, find: findFile });
  if (appDirectory === undefined) app.setNotFoundHandler(handleNotFound);
  else {
    const { defaultLanguage } = markets[worlds.get(defaultWorldId)?.market ?? 'thailand'];
    void app.register(serveApp, { directory: appDirectory, defaultLanguage });
  }

  await app.ready();
  if (team) worlds.sweep();
  persistence.commit();
  const running = runDueEvents(() => worlds.list()).unref();

  return {
    app,
    worlds,
    deferredResponses,
    listen: ({ port = 0, host = '127.0.0.1' } = {}) => app.listen({ port, host }),
    async close(graceMs = 0) {
      inFlight.stop();
      clearInterval(running);
      clearInterval(sweeping);
      if (graceMs > 0) await Promise.race([inFlight.idle(), delay(graceMs, undefined, { ref: false })]);
      deferredResponses.releaseAll();
      await app.close();
      persistence.close();
    },
  };
}

const rulesOf = ({ realNow = Date.now, secretSource, historyEntries }: ServerOptions): WorldRules =>
  worldRules(realNow, secretSource, historyEntries === undefined ? {} : { entries: historyEntries });
