/** The control API over Fastify: only for this machine, only with its header. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonType } from '../http/delivery.ts';
import { FaultRefused } from '../http/fault-rule.ts';
import { isAllowedHost, isLoopback } from '../http/host.ts';
import { UnknownScenario } from '../scenario/book.ts';
import { Failure } from '../world/failure.ts';
import { BrokenInvariant } from '../world/invariants.ts';
import { Refused } from '../world/refused.ts';
import type { Keeping } from '../keeping/keeping.ts';
import type { World } from '../world/world.ts';
import { WorldRefused } from '../world/worlds.ts';
import { clockHandlers, worldHandlers } from './worlds.ts';
import type { ControlContract, ControlGroup, ControlRoute } from './control.contract.ts';
import { controlHeader, controlRoutes } from './control.contract.ts';
import type { ControlHandlers, ControlRoom } from './handler.ts';
import { ControlRefused } from './handler.ts';
import { journalHandlers } from './journal.ts';
import { ledgerHandlers } from './ledger.ts';
import { memberHandlers, otpHandlers, withdrawalHandlers } from './members.ts';
import { scenarioHandlers } from './scenarios.ts';
import { faultHandlers, holdHandlers, randomHandlers, siteHandlers } from './steering.ts';

interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface ControlRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type AnyControlHandler = (input: Readonly<Record<string, unknown>>) => unknown;

export interface ControlOptions extends ControlRoom {
  readonly keeping: Keeping;
  /** Is told of a world in which time or the agenda may have changed. */
  readonly onChange: (world: World) => void;
}

/** Registers all control calls. */
export function serveControl(app: FastifyInstance, options: ControlOptions): void {
  const perform = createPerformer(options);
  void app.register(async (scope) => {
    scope.addHook('onRequest', guard);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
      done(null, readJson(String(text))),
    );
    for (const route of controlRoutes)
      scope.route({
        method: route.method,
        url: route.path,
        handler: async ({ params, query, body }, reply) => {
          const answer = await perform(route, { params, query, body });
          await options.keeping.settled();
          return reply.code(answer.status).header('content-type', jsonType).send(JSON.stringify(answer.body));
        },
      });
  });
}

/** What stands for a body that is not JSON. */
const unreadable = Symbol('unreadable');

function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** Turns away what does not come from this machine, or from a page that may not send the header. */
export function guard(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const isLocal = isLoopback(request.ip) && isAllowedHost(request.headers.host, []);
  if (isLocal && request.headers[controlHeader.name] === controlHeader.value) return done();
  const message = isLocal
    ? `Control calls carry the header ${controlHeader.name}: ${controlHeader.value}.`
    : 'Control calls come from this machine only.';
  void reply.code(403).send({ message });
}

function createPerformer(options: ControlOptions) {
  const { worlds, origins, holds, onChange } = options;
  const room: ControlRoom = { worlds, origins, holds };

  async function perform(route: ControlRoute, request: ControlRequest): Promise<ControlAnswer> {
    try {
      if (request.body === unreadable) throw new ControlRefused(422, 'The body is not JSON.');
      const params = parsed(route, 'pathParams', request.params);
      const body = parsed(route, 'body', request.body ?? (route.method === 'GET' ? undefined : {}));
      const query = parsed(route, 'query', request.query);
      const world = worldOfPath(params);
      const answer = await handlerOf(route)({ world, params, body, query, room });
      if (world) onChange(world);
      return { status: 200, body: answer };
    } catch (error) {
      return refusal(error);
    }
  }

  function worldOfPath(params: unknown): World | undefined {
    const id = (params as { world?: string } | undefined)?.world;
    if (id === undefined) return undefined;
    const world = worlds.get(id);
    if (!world)
      throw new ControlRefused(
        404,
        `There is no world ${id}; it was deleted, or nobody asked for it in a while.`,
      );
    world.catchUp();
    return world;
  }

  const batchHandlers: ControlHandlers<'batch'> = {
    async run({ params, body: { steps } }) {
      const answers: { call: string; status: number; body: unknown }[] = [];
      for (const { call, params: further, body } of steps) {
        const route = controlRoutes.find(({ id, path }) => id === call && path.includes('/:world'));
        if (!route || call === 'batch.run')
          throw new ControlRefused(422, `No control call of a world is named ${call}.`);
        const answer = await perform(route, { params: { ...further, world: params.world }, query: {}, body });
        answers.push({ call, ...answer });
        if (answer.status !== 200) break;
      }
      return { answers };
    },
  };

  const handlers: { readonly [Group in ControlGroup]: ControlHandlers<Group> } = {
    worlds: worldHandlers,
    scenarios: scenarioHandlers,
    clock: clockHandlers,
    faults: faultHandlers,
    holds: holdHandlers,
    members: memberHandlers,
    site: siteHandlers,
    ledger: ledgerHandlers,
    journal: journalHandlers,
    random: randomHandlers,
    withdrawals: withdrawalHandlers,
    otp: otpHandlers,
    batch: batchHandlers,
  };

  // The types above hold every handler to its call; from here on all calls are treated alike.
  const handlerOf = ({ id }: ControlRoute): AnyControlHandler => {
    const [group, name] = id.split('.') as [ControlGroup, keyof ControlContract[ControlGroup]];
    return handlers[group][name] as AnyControlHandler;
  };

  return perform;
}

function parsed(route: ControlRoute, part: 'pathParams' | 'body' | 'query', value: unknown): unknown {
  const schema = route[part];
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue && issue.path.length > 0 ? issue.path.join('.') : part;
  throw new ControlRefused(422, `${route.id}: ${place}: ${issue?.message ?? 'Invalid input'}`);
}

const refusedStatus = { missing: 404, impossible: 409, senseless: 422 } as const;

function refusal(error: unknown): ControlAnswer {
  const answer = (status: number, message: string): ControlAnswer => ({ status, body: { message } });
  if (error instanceof ControlRefused) return answer(error.status, error.message);
  if (error instanceof WorldRefused)
    return answer(error.reason === 'id-taken' || error.reason === 'too-many' ? 409 : 422, error.message);
  if (error instanceof Refused) return answer(refusedStatus[error.reason], error.message);
  if (error instanceof UnknownScenario || error instanceof FaultRefused || error instanceof RangeError)
    return answer(422, error.message);
  if (error instanceof BrokenInvariant) return answer(409, error.message);
  if (error instanceof Failure) return answer(error.code === 'NO_DATA' ? 404 : 409, error.code);
  throw error;
}
