/** The people who share a simulator: their keys, and their sessions in the console. */
import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../http/caller.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { isFromOwnPage } from '../http/host.ts';
import { ControlError } from '../world/control-error.ts';
import type { Identity } from './identity.ts';
import type { Person } from './people.ts';
import { watchPeople } from './people.ts';
import { createSessions } from './sessions.ts';
import { createVerifier } from './verifier.ts';

export interface TeamOptions {
  /** The path of the team file. */
  readonly file: string;
  /** Called when the file cannot be used any more. */
  readonly onProblem?: (problem: string) => void;
}

type Asked = Pick<FastifyRequest, 'headers' | 'raw'>;

export interface Team {
  /** Identifies a request by its key or its session. Rejects with a ControlError. */
  admit(request: Asked): Promise<void>;
  /** Returns the person of an admitted request; undefined once the key or the session has ended. */
  personOf(request: Asked): Person | undefined;
  /** Resolves to the id of a new session. Rejects with a ControlError. */
  signIn(key: string, request: Asked): Promise<{ readonly session: string; readonly person: Person }>;
  signOut(request: Asked): void;
}

/** Returns the name of the session’s cookie. Browsers send cookies to every port of a host. */
export function sessionCookieOf(host: string | undefined): string {
  const [, port = ''] = /:(\d+)$/.exec(host ?? '') ?? [];
  return port === '' ? 'mock_session' : `mock_session_${port}`;
}

/** Throws a ControlError for an unusable file. */
export function createTeam(
  { file, onProblem = () => undefined }: TeamOptions,
  { realNow, clientAddress }: { readonly realNow: () => number; readonly clientAddress: ClientAddress },
): Team {
  const people = watchPeople(file, onProblem);
  const verify = createVerifier(people, realNow);
  const sessions = createSessions(realNow);
  const identities = new WeakMap<object, Identity>();

  const sessionIn = ({ headers }: Asked): string =>
    cookieOf(headers.cookie, sessionCookieOf(headers.host)) ?? '';

  async function identify(request: Asked): Promise<Identity | undefined> {
    const { authorization } = request.headers;
    if (authorization === undefined) return sessions.find(sessionIn(request));
    return verify(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '', clientAddress(request.raw));
  }

  return {
    async admit(request) {
      if (!isFromOwnPage(request.headers, []))
        throw new ControlError('forbidden', 'Pages of another origin make no control calls.');
      const identity = await identify(request);
      if (!identity?.())
        throw new ControlError('unauthorized', 'Sign in, or send a key: Authorization: Bearer KEY.');
      identities.set(request.raw, identity);
    },
    personOf: ({ raw }) => identities.get(raw)?.(),
    async signIn(key, request) {
      const identity = await verify(key, clientAddress(request.raw));
      const person = identity();
      if (!person) throw new ControlError('unauthorized', 'The key is unknown.');
      return { session: sessions.start(identity), person };
    },
    signOut: (request) => sessions.end(sessionIn(request)),
  };
}
