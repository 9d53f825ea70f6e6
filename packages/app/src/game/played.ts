import { useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';

/** Games that were opened since their balances were asked for: what we know of them may be old by now. */
let played: ReadonlySet<string> = new Set();
/** The session they were opened in. */
let epoch = session.get().epoch;

const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  played = next;
  epoch = session.get().epoch;
  for (const listener of listeners) listener();
}

const nothing: ReadonlySet<string> = new Set();

/** The games of this session, by code. */
const current = () => (epoch === session.get().epoch ? played : nothing);

/** The game of a code was opened. */
export const markPlayed = (code: string): void => change(new Set([...current(), code]));

/** Every provider has been asked for its balance. */
export const forgetPlayed = (): void => change(nothing);

/** The codes of games whose balance may be an old one, because they were opened since it was read. */
export const usePlayed = (): ReadonlySet<string> =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
