import { useSyncExternalStore } from 'react';
import { createListeners } from '#api/storage/listeners.ts';
import { session } from '#api/session/session.ts';

const nothing: ReadonlySet<string> = new Set();
/** Codes of the games that were opened since their balances were asked for: what we know of them may be old by now. */
let staleCodes = nothing;
const listeners = createListeners();

function change(next: ReadonlySet<string>): void {
  staleCodes = next;
  listeners.notify();
}

session.subscribe(() => change(nothing));

/** The game of a code was opened. */
export const markBalanceStale = (code: string): void => change(new Set([...staleCodes, code]));

/** Every provider has been asked for its balance. */
export const clearStaleBalances = (): void => change(nothing);

/** The codes of games whose balance may be an old one, because they were opened since it was read. */
export const useStaleBalances = (): ReadonlySet<string> =>
  useSyncExternalStore(listeners.subscribe, () => staleCodes);
