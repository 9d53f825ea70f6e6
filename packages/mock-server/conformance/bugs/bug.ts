/**
 * A seeded bug: what a careless backend might do, as a wrapper around a part of the simulator. The suite is only worth
 * something if it notices each of them.
 */
import type { OperationId } from '@wallet/contract';
import { contract, nouns } from '@wallet/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bindings, gate } from '../../src/domains.ts';
import { isOwnRoom } from '../../src/domains/chat/room.ts';
import type { Member } from '../../src/domains/profile/member.ts';
import type { AnyHandler, Binding } from '../../src/http/bind.ts';
import type { Gate } from '../../src/http/pipeline.ts';
import type { ServerParts } from '../../src/server.ts';
import type { MayJoin } from '../../src/socket/socket.ts';
import type { World } from '../../src/world/world.ts';

/** What a handler is called with, as far as bugs look at it. */
export interface Context {
  readonly world: World;
  readonly member: Member;
  readonly token: string;
  readonly body: Readonly<Record<string, never>>;
  readonly params: Readonly<Record<string, never>>;
}

/** Answers a call wrongly; `right` does what the simulator does, with any context. */
export type Wrong = (context: Context, right: (context: Context) => unknown) => unknown;

export interface Bug {
  /** What is wrong, as a sentence. */
  readonly name: string;
  /** The case that has to notice it, by its sentence. */
  readonly caughtBy: string;
  readonly handlers?: { readonly [Id in OperationId]?: Wrong };
  readonly authenticate?: (right: Gate['authenticate']) => Gate['authenticate'];
  readonly mayJoin?: MayJoin;
  /** Spoils a request before anything looks at it. */
  readonly onRequest?: (request: FastifyRequest) => void;
  /** Spoils what was read of a body. */
  readonly onBody?: (request: FastifyRequest) => void;
  /** Spoils an answer; answers what is sent in its place. */
  readonly onAnswer?: (text: string, request: FastifyRequest, reply: FastifyReply) => string;
}

/** A server’s parts, in which one bug at a time can be switched on. */
export interface BugBoard {
  readonly parts: ServerParts;
  /** Undefined switches all off. */
  switchOn(bug: Bug | undefined): void;
}

export function createBoard(): BugBoard {
  let current: Bug | undefined;
  let authenticate = gate.authenticate;

  const spoiled =
    (id: OperationId, right: AnyHandler): AnyHandler =>
    (context) => {
      const wrong = current?.handlers?.[id];
      // The pipeline passes what the handler's own type says; a bug looks at parts of it.
      return wrong ? wrong(context as unknown as Context, right as never) : right(context);
    };

  const spoiledBinding = ({ calls, handlers }: Binding): Binding => {
    const noun = nouns.find((name) => contract[name] === calls);
    return {
      calls,
      handlers: Object.fromEntries(
        Object.entries(handlers).map(([name, right]) => [
          name,
          right && spoiled(`${noun}.${name}` as OperationId, right),
        ]),
      ),
    };
  };

  return {
    switchOn(bug) {
      current = bug;
      authenticate = bug?.authenticate?.(gate.authenticate) ?? gate.authenticate;
    },
    parts: {
      bindings: bindings.map(spoiledBinding),
      gate: { ...gate, authenticate: (world, token) => authenticate(world, token) },
      mayJoin: (owner, name) => (current?.mayJoin ?? isOwnRoom)(owner, name),
      prepare(app) {
        app.addHook('onRequest', (request, _reply, done) => {
          if (isCall(request)) current?.onRequest?.(request);
          done();
        });
        app.addHook('preHandler', (request, _reply, done) => {
          if (isCall(request)) current?.onBody?.(request);
          done();
        });
        app.addHook('onSend', (request, reply, payload, done) => {
          const spoil = isCall(request) && typeof payload === 'string' ? current?.onAnswer : undefined;
          const text = spoil ? spoil(payload as string, request, reply) : payload;
          if (text !== payload) reply.removeHeader('content-length');
          done(null, text);
        });
      },
    },
  };
}

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');
