/** Sessions of the console, in memory. The cookie holds a random id. */
import { createHash, randomBytes } from 'node:crypto';
import { hours } from '../world/clock.ts';
import type { Identity } from './people.ts';

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
