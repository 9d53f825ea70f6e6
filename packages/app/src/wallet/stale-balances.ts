import { createStore } from '#api/store/create-store.ts';

const none: ReadonlySet<string> = new Set();

/** Codes of the games opened since their balances were read. */
const staleCodes = createStore({ initial: none, resetOn: 'logout' });

/** Called when a game is opened. */
export const markBalanceStale = (code: string): void => staleCodes.set(new Set([...staleCodes.get(), code]));

/** Called when every provider has sent its balance. */
export const clearStaleBalances = (): void => staleCodes.set(none);

export const useStaleBalances = (): ReadonlySet<string> => staleCodes.use();
