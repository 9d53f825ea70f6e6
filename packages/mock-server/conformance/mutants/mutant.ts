/**
 * A mutant: the simulator with one fault of a careless backend, as a wrapper around a part of it. The suite is only worth
 * something if it notices each of them.
 */
import type { OperationId } from '@wallet/contract';
import { contract, nouns } from '@wallet/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bindings, authGuard } from '../../src/domains.ts';
import { isOwnRoom } from '../../src/domains/chat/room.ts';
import type { Member } from '../../src/domains/profile/member.ts';
import type { AnyHandler, Binding } from '../../src/http/bind.ts';
import type { AuthGuard } from '../../src/http/pipeline.ts';
import type { ServerParts } from '../../src/server.ts';
import type { MayJoin } from '../../src/socket/connections.ts';
import type { World } from '../../src/world/world.ts';

/** The part of a handler's context that mutants look at. */
export interface HandlerContext {
  readonly world: World;
  readonly member: Member;
  readonly token: string;
  readonly body: Readonly<Record<string, never>>;
  readonly params: Readonly<Record<string, never>>;
}

/** Answers a call wrongly; `right` is the handler of the simulator. */
export type Mutation = (context: HandlerContext, right: (context: HandlerContext) => unknown) => unknown;

export interface Mutant {
  /** The fault, as a sentence. */
  readonly name: string;
  /** The case that has to notice it, by its sentence. */
  readonly caughtBy: string;
  readonly handlers?: { readonly [Id in OperationId]?: Mutation };
  readonly authenticate?: (right: AuthGuard['authenticate']) => AuthGuard['authenticate'];
  readonly mayJoin?: MayJoin;
  /** Spoils a request before anything looks at it. */
  readonly onRequest?: (request: FastifyRequest) => void;
  /** Spoils a body that was read. */
  readonly onBody?: (request: FastifyRequest) => void;
  /** Returns the text that is sent in place of an answer. */
  readonly onAnswer?: (text: string, request: FastifyRequest, reply: FastifyReply) => string;
}

/** The parts of a server with one mutant in it; without any it is the simulator as it is. */
export function mutated(mutant: Mutant = { name: 'none', caughtBy: '' }): ServerParts {
  const { handlers = {}, onRequest, onBody, onAnswer } = mutant;
  const authenticate = mutant.authenticate?.(authGuard.authenticate) ?? authGuard.authenticate;

  const spoiled =
    (id: OperationId, right: AnyHandler): AnyHandler =>
    (context) => {
      const wrong = handlers[id];
      // The pipeline passes what the handler's own type says; a mutant looks at parts of it.
      return wrong ? wrong(context as unknown as HandlerContext, right as never) : right(context);
    };

  const spoiledBinding = ({ calls, handlers: served }: Binding): Binding => {
    const noun = nouns.find((name) => contract[name] === calls);
    return {
      calls,
      handlers: Object.fromEntries(
        Object.entries(served).map(([name, right]) => [
          name,
          right && spoiled(`${noun}.${name}` as OperationId, right),
        ]),
      ),
    };
  };

  return {
    bindings: bindings.map(spoiledBinding),
    authGuard: { ...authGuard, authenticate: (world, token) => authenticate(world, token) },
    mayJoin: mutant.mayJoin ?? isOwnRoom,
    prepare(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        if (isCall(request)) onRequest?.(request);
        done();
      });
      app.addHook('preHandler', (request, _reply, done) => {
        if (isCall(request)) onBody?.(request);
        done();
      });
      app.addHook('onSend', (request, reply, payload, done) => {
        const isSpoiled = isCall(request) && typeof payload === 'string' && onAnswer !== undefined;
        const text = isSpoiled ? onAnswer(payload, request, reply) : payload;
        if (text !== payload) reply.removeHeader('content-length');
        done(null, text);
      });
    },
  };
}

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');
