/** The control API over Fastify, which requires control access and its header. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { suggestion } from '@wallet/deploy/nearest';
import { encodeActionResult, performAction, readInput } from '../domains/action.ts';
import { ContractViolation } from '../world/contract-violation.ts';
import { findAction } from '../domains/actions.ts';
import { deepest, isTooDeep } from '../http/body.ts';
import type { PlainResponse } from '../http/http-error.ts';
import { jsonType } from '../http/response-writer.ts';
import { DomainError } from '../world/domain-error.ts';
import { BrokenInvariant } from '../world/invariants.ts';
import { violationEntry } from '../world/journal.ts';
import { ControlError, invalid } from '../world/control-error.ts';
import type { Persistence } from '../persistence/persistence.ts';
import type { World } from '../world/world.ts';
import { noSuchWorld } from '../world/worlds.ts';
import { clockHandlers, worldHandlers } from './world-handlers.ts';
import { controlRoutes, type ControlRoute, type WorldCalls } from './control.contract.ts';
import { controlPrefix } from './control-header.ts';
import type { ControlHandlers, ControlContext } from './handler.ts';
import { historyHandlers, worldAt, snapshotHandlers } from './history-handlers.ts';
import { journalHandlers } from './journal-handlers.ts';
import { ledgerHandlers } from './ledger-handlers.ts';
import { reportHandlers } from './reports.ts';
import { scenarioHandlers } from './scenario-handlers.ts';
import { callHandlers } from './call-handlers.ts';
import { trafficHandlers } from './traffic-handlers.ts';
import { stateHandlers } from './state-handlers.ts';
import type { ControlGuard, HasControlAccess } from './control-access.ts';
import type { Person } from '../team/people.ts';
import { isReading, requireAccess, requireRole } from '../team/rights.ts';
import { faultHandlers, holdHandlers, randomHandlers } from './fault-handlers.ts';
import type { UpstreamOptions } from '../upstream/upstream.ts';

interface ControlRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type AnyControlHandler = (input: Readonly<Record<string, unknown>>) => unknown;

export interface ControlOptions extends ControlContext {
  readonly persistence: Persistence;
  readonly hasControlAccess: HasControlAccess;
  readonly upstream: UpstreamOptions | undefined;
}

const ids = controlRoutes.map(({ id }) => id);

/** Maximum bytes of a body. The file of a world is the largest. */
const largestFile = 64 * 1024 * 1024;

export function serveControl(app: FastifyInstance, options: ControlOptions, guard: ControlGuard): void {
  const perform = createPerformer(options);
  void app.register(async (scope) => {
    scope.addHook('onRequest', guard);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: largestFile },
      async (_request: FastifyRequest, text: string) => readJson(text),
    );
    for (const route of controlRoutes)
      scope.route({
        method: route.method,
        url: route.path,
        handler: async (request, reply) => {
          const { params, query, body } = request;
          const response = await perform(route, { params, query, body }, options.team?.personOf(request));
          // The commit failed and the process ends, so no response is sent.
          if (!options.persistence.commit()) return reply.hijack();
          return reply
            .code(response.status)
            .header('content-type', jsonType)
            .send(JSON.stringify(response.body));
        },
      });
    scope.route({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
      url: `${controlPrefix}/*`,
      handler: ({ method, url }, reply) =>
        reply.code(404).send({
          message: `There is no control call ${method} ${url.split('?', 1)[0]}; /_mock/reference lists them.`,
        }),
    });
  });
}

/** Returns the JSON of a body with any content type. Throws a ControlError for other text. */
function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (isTooDeep(text)) throw invalid(`A body has at most ${deepest} levels.`);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON.');
  }
}

export function createPerformer(context: ControlContext) {
  /** Runs a call. That of a person is audited when it changes something, or was refused. */
  async function perform(
    route: ControlRoute,
    request: ControlRequest,
    person?: Person,
  ): Promise<PlainResponse> {
    let status = 500;
    let { world } = (request.params ?? {}) as { world?: string };
    try {
      const response = await respond(route, request, person);
      ({ status } = response);
      if (route.id.startsWith('worlds.')) world ??= (response.body as { id?: string }).id;
      return response;
    } finally {
      if (person && (!isReading(route) || status === 403))
        context.team?.audit.add({
          person: person.name,
          call: route.id,
          ...(world !== undefined && { world }),
          status,
        });
    }
  }

  async function respond(
    route: ControlRoute,
    request: ControlRequest,
    person?: Person,
  ): Promise<PlainResponse> {
    let world: World | undefined;
    try {
      const params = parsed(route, 'pathParams', request.params);
      const { at: entry, ...query } = request.query as Record<string, unknown>;
      if (person) requireRole(person, route);
      world = worldOfPath(params);
      if (person && world) requireAccess(person, route, world);
      if (world && entry !== undefined) {
        const past = worldAt(world, route, entry);
        return { status: 200, body: await runHandler(route, past, params, { ...request, query }, person) };
      }
      return { status: 200, body: await runHandler(route, world, params, request, person) };
    } catch (error) {
      if (error instanceof ContractViolation) world?.journal.append(violationEntry(route.id, error.message));
      return errorResponse(error);
    }
  }

  /** Resolves to the body on the wire. Rejects with a ContractViolation. */
  async function runHandler(
    route: ControlRoute,
    world: World | undefined,
    params: unknown,
    { query: sentQuery, body: sentBody = route.method === 'GET' ? undefined : {} }: ControlRequest,
    person: Person | undefined,
  ): Promise<unknown> {
    const action = findAction(route.id);
    if (action && world) return performAction(world, action, sentBody);
    const body = parsed(route, 'body', sentBody);
    const query = parsed(route, 'query', sentQuery);
    const worlds = (person && context.team?.worlds.of(context.worlds, person)) ?? context.worlds;
    const result = await handlerOf(route)({
      ...{ world, params, body, query, person },
      context: { ...context, worlds },
    });
    return encodeActionResult(route.id, route.responses[200], result);
  }

  function worldOfPath(params: unknown): World | undefined {
    const id = (params as { world?: string }).world;
    if (id === undefined) return undefined;
    const world = context.worlds.get(id);
    if (!world) throw new ControlError('notFound', noSuchWorld(id));
    world.catchUp();
    return world;
  }

  const batchHandlers: ControlHandlers<'batch'> = {
    async run({ params, body: { steps }, person }) {
      const answers: { call: string; status: number; body: unknown }[] = [];
      // All names are checked before the first call runs.
      const calls = steps.map((step) => ({ ...step, route: requireRoute(step.call) }));
      for (const { call, route, params: further, body } of calls) {
        const request = { params: { ...further, world: params.world }, query: {}, body };
        const response = await perform(route, request, person);
        answers.push({ call, ...response });
        if (response.status !== 200) break;
      }
      return { answers };
    },
  };

  const teamHandlers: ControlHandlers<'team'> = {
    me: ({ person }) => (person ? { name: person.name, role: person.role } : {}),
    audit: ({ query }) => [...(context.team?.audit.list(query.from) ?? [])],
  };

  const handlers: { readonly [Group in keyof WorldCalls]: ControlHandlers<Group> } = {
    worlds: worldHandlers,
    scenarios: scenarioHandlers,
    clock: clockHandlers,
    faults: faultHandlers,
    history: historyHandlers,
    holds: holdHandlers,
    ledger: ledgerHandlers,
    journal: journalHandlers,
    random: randomHandlers,
    reports: reportHandlers,
    snapshots: snapshotHandlers,
    states: stateHandlers,
    team: teamHandlers,
    traffic: trafficHandlers,
    calls: callHandlers,
    batch: batchHandlers,
  };

  // The type of `handlers` checks each handler against its call; this lookup erases it.
  const handlerOf = ({ id }: ControlRoute): AnyControlHandler => {
    const [group, name] = id.split('.') as [keyof WorldCalls, keyof WorldCalls[keyof WorldCalls]];
    return handlers[group][name] as AnyControlHandler;
  };

  return perform;
}

function parsed(route: ControlRoute, part: 'pathParams' | 'body' | 'query', value: unknown): unknown {
  const schema = route[part];
  return schema && readInput(route.id, part, schema, value);
}

/** Returns a control call that a batch may run. Throws a ControlError for any other name. */
function requireRoute(call: string): ControlRoute {
  const route = controlRoutes.find(({ id, path }) => id === call && path.includes('/:world'));
  if (route && call !== 'batch.run') return route;
  throw invalid(`No control call of a world is named ${call}${suggestion(call, ids) || '.'}`);
}

function errorResponse(error: unknown): PlainResponse {
  const response = (status: number, message: string): PlainResponse => ({ status, body: { message } });
  if (error instanceof ControlError) return response(error.status, error.message);
  if (error instanceof RangeError) return response(422, error.message);
  if (error instanceof ContractViolation) return response(500, error.message);
  if (error instanceof BrokenInvariant) return response(409, error.message);
  if (error instanceof DomainError) return response(error.code === 'NO_DATA' ? 404 : 409, error.code);
  throw error;
}
