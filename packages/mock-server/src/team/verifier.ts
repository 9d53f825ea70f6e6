/** Checks keys, one at a time. Wrong keys are limited for each address; a right key is hashed once. */
import { createHmac, randomBytes } from 'node:crypto';
import { minutes } from '../world/clock.ts';
import { ControlError } from '../world/control-error.ts';
import { hashOfNobody, isHashOf, nameIn } from './keys.ts';
import type { Identity, People } from './people.ts';

/** Resolves to the identity of a key. Rejects with a ControlError for an unknown key, and after too many of them. */
export type VerifyKey = (key: string, address: string) => Promise<Identity>;

/** Wrong keys of an address in a minute. */
const mostWrong = 10;
const mostWaiting = 200;
const longestKey = 200;

export function createVerifier(people: People, realNow: () => number): VerifyKey {
  const secret = randomBytes(32);
  /** By a digest of the key, so that no key stays in memory, and no comparison depends on it. */
  const known = new Map<string, Identity>();
  const checks = new Map<string, Promise<Identity>>();
  const wrong = createWrongKeys(realNow);
  let previous: Promise<unknown> = Promise.resolve();

  async function check(key: string, address: string): Promise<Identity> {
    wrong.refuse(address);
    const person = key.length > longestKey ? undefined : people().get(nameIn(key));
    const isRight = await isHashOf(key, person?.key ?? hashOfNobody);
    if (person && isRight)
      return () => {
        const present = people().get(person.name);
        return present?.key === person.key ? present : undefined;
      };
    wrong.count(address);
    throw new ControlError('unauthorized', 'The key is unknown.');
  }

  return async (key, address) => {
    const digest = createHmac('sha256', secret).update(key).digest('base64');
    const identity = known.get(digest);
    if (identity?.()) return identity;
    known.delete(digest);
    const running = checks.get(digest);
    if (running) return running;
    if (checks.size >= mostWaiting) throw new ControlError('limited', 'Too many keys are being checked.');
    const checking = previous.then(() => check(key, address));
    previous = checking.catch(() => undefined);
    checks.set(digest, checking);
    try {
      const found = await checking;
      known.set(digest, found);
      return found;
    } finally {
      checks.delete(digest);
    }
  };
}

/** Counts the wrong keys of each address in the last minute. */
function createWrongKeys(realNow: () => number) {
  const times = new Map<string, readonly number[]>();
  const recent = (address: string): readonly number[] =>
    (times.get(address) ?? []).filter((at) => realNow() - at < minutes(1));
  return {
    refuse(address: string): void {
      if (recent(address).length >= mostWrong)
        throw new ControlError('limited', 'There were too many wrong keys: wait a minute.');
    },
    count(address: string): void {
      for (const other of times.keys()) if (recent(other).length === 0) times.delete(other);
      times.set(address, [...recent(address), realNow()]);
    },
  };
}
