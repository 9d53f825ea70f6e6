/**
 * A mutant: the simulator with one typical fault of a backend, as a wrapper around one part. The suite must detect each
 * mutant.
 */
import type { Noun, OperationId } from '@wallet/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bindings, authGuard, type MemberGuard } from '../../src/domains/bindings.ts';
import { isOwnRoom } from '../../src/domains/chat/room.ts';
import type { Member } from '../../src/domains/profile/member.ts';
import type { AnyHandler, Bindings } from '../../src/http/bind.ts';
import type { ServerParts } from '../../src/server.ts';
import type { MayJoin } from '../../src/socket/connections.ts';
import type { World } from '../../src/world/world.ts';
import type { ErrorCode } from '@wallet/contract/errors';
import { DomainError } from '../../src/world/domain-error.ts';

export interface HandlerContext {
  readonly world: World;
  readonly member: Member;
  readonly token: string;
  readonly body: Readonly<Record<string, never>>;
}

/** Handles a call wrongly; `right` is the handler of the simulator. */
export type Mutation = (context: HandlerContext, right: (context: HandlerContext) => unknown) => unknown;

export interface Mutant {
  readonly name: string;
  /** Name of the case that must detect it. */
  readonly caughtBy: string;
  /** Set for a mutant that is detected with only a URL and one member: whether cases without effects detect it. */
  readonly isSeenByReading?: boolean;
  readonly handlers?: { readonly [Id in OperationId]?: Mutation };
  readonly authenticate?: (right: MemberGuard['authenticate']) => MemberGuard['authenticate'];
  readonly mayJoin?: MayJoin;
  /** Changes a request before it is processed. */
  readonly onRequest?: (request: FastifyRequest) => void;
  readonly onBody?: (request: FastifyRequest) => void;
  /** Returns the replacement of a response body. */
  readonly onResponse?: (text: string, request: FastifyRequest, reply: FastifyReply) => string;
}

/** Returns the parts of a server with one mutant; without one, those of the simulator. */
export function mutated(mutant: Mutant = { name: 'none', caughtBy: '' }): ServerParts {
  const { handlers = {}, onRequest, onBody, onResponse } = mutant;
  const authenticate = mutant.authenticate?.(authGuard.authenticate) ?? authGuard.authenticate;

  const mutatedHandler =
    (id: OperationId, right: AnyHandler): AnyHandler =>
    (context) => {
      const wrong = handlers[id];
      // The handler's own type describes the whole context; a mutant uses parts of it.
      return wrong ? wrong(context as unknown as HandlerContext, right as never) : right(context);
    };

  const mutatedNoun = ([noun, served]: readonly [string, Bindings[Noun]]) => [
    noun,
    Object.fromEntries(
      Object.entries(served).map(([name, right]) => [
        name,
        right && mutatedHandler(`${noun}.${name}` as OperationId, right as AnyHandler),
      ]),
    ),
  ];

  return {
    bindings: Object.fromEntries(Object.entries(bindings).map(mutatedNoun)) as Bindings,
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
        if (!onResponse || !isCall(request) || !(payload instanceof Uint8Array)) return done(null, payload);
        reply.removeHeader('content-length');
        done(null, onResponse(new TextDecoder().decode(payload), request, reply));
      });
    },
  };
}

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

/** The response of a call that returns nothing else. */
export const done = { message: 'SUCCESS' } as const;

/** Calls the handler, and replaces its failure with a code by another mutation. */
export const onCode =
  (code: ErrorCode, instead: Mutation): Mutation =>
  (context, right) => {
    try {
      return right(context);
    } catch (error) {
      if (error instanceof DomainError && error.code === code) return instead(context, right);
      throw error;
    }
  };

/** Returns a function that replaces part of a response body. */
export const replaceInResponse = (from: RegExp, to: string) => (text: string) => text.replace(from, to);
