/** The people who share a simulator: their keys, and their sessions in the console. */
import type { FastifyRequest } from 'fastify';
import { cookieAt, cookieOf } from '../http/caller.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { isFromOwnPage } from '../http/host.ts';
import { ControlError } from '../world/control-error.ts';
import type { Persistence } from '../persistence/persistence.ts';
import type { World } from '../world/world.ts';
import { createAudit } from './audit.ts';
import { nameIn } from './keys.ts';
import { watchPeople, type Identity, type Person } from './people.ts';
import { canRead } from './rights.ts';
import { createTeamWorlds, usualLimits, type TeamLimits } from './team-worlds.ts';
import { createVerifier } from './verifier.ts';
import { createHash, randomBytes } from 'node:crypto';
import { hours } from '../world/clock.ts';

export interface TeamOptions {
  readonly file: string;
  /** Default: `usualLimits`. */
  readonly limits?: TeamLimits;
  /** Called when the file cannot be used any more. */
  readonly onProblem?: (problem: string) => void;
}

type Asked = Pick<FastifyRequest, 'headers' | 'raw'>;

export type Team = ReturnType<typeof createTeam>;

/** Returns the name of the session’s cookie. */
export const sessionCookieOf = (host: string | undefined): string => cookieAt(host, 'mock_session');

function requireOwnPage({ headers }: Asked): void {
  if (!isFromOwnPage(headers, []))
    throw new ControlError('forbidden', 'Pages of another origin make no control calls.');
}

interface Surroundings {
  readonly realNow: () => number;
  readonly clientAddress: ClientAddress;
  readonly persistence: Persistence;
}

/** Throws a ControlError for an unusable file. */
export function createTeam(
  { file, limits = usualLimits, onProblem = () => undefined }: TeamOptions,
  { realNow, clientAddress, persistence }: Surroundings,
) {
  const audit = createAudit(persistence, realNow);
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

  /** Returns the person of a request. Throws a ControlError once the key or the session has ended. */
  function personOf({ raw }: Asked): Person {
    const person = identities.get(raw)?.();
    if (person) return person;
    throw new ControlError('unauthorized', 'Sign in, or send a key: Authorization: Bearer KEY.');
  }

  /** Audits a refusal of a known name; a flood of other names would fill the audit. */
  function refused(key: string, error: unknown): never {
    const name = nameIn(key);
    if (error instanceof ControlError && error.reason === 'unauthorized' && people().has(name))
      audit.add({ person: name, call: 'team.signIn', status: error.status });
    throw error;
  }

  return {
    audit,
    worlds: createTeamWorlds(persistence, limits),
    /** Identifies a request by its key or its session. Rejects with a ControlError. */
    async admit(request: Asked): Promise<void> {
      requireOwnPage(request);
      const identity = await identify(request);
      if (identity) identities.set(request.raw, identity);
      personOf(request);
    },
    personOf,
    /** Returns whether the person of an admitted request may look at a world, now. */
    canRead({ raw }: Asked, world: World): boolean {
      const person = identities.get(raw)?.();
      return person !== undefined && canRead(person, world);
    },
    /** Resolves to the id of a new session, and its person. Rejects with a ControlError. */
    async signIn(key: string, request: Asked) {
      requireOwnPage(request);
      const identity = await verify(key, clientAddress(request.raw)).catch((error: unknown) =>
        refused(key, error),
      );
      const person = identity();
      if (!person) throw new ControlError('unauthorized', 'The key is unknown.');
      audit.add({ person: person.name, call: 'team.signIn', status: 200 });
      return { session: sessions.start(identity), person };
    },
    signOut: (request: Asked): void => sessions.end(sessionIn(request)),
  };
}

export const sessionHours = 12;

export function createSessions(realNow: () => number) {
  const sessions = new Map<string, Identity>();
  const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64');
  return {
    start(identity: Identity): string {
      for (const [key, session] of sessions) if (!session()) sessions.delete(key);
      const id = randomBytes(32).toString('base64url');
      const digest = digestOf(id);
      const endsAt = realNow() + hours(sessionHours);
      const session: Identity = () =>
        sessions.get(digest) === session && realNow() < endsAt ? identity() : undefined;
      sessions.set(digest, session);
      return id;
    },
    /** Returns the identity of a session, which ends with it. */
    find: (id: string): Identity | undefined => sessions.get(digestOf(id)),
    end: (id: string): void => void sessions.delete(digestOf(id)),
  };
}
