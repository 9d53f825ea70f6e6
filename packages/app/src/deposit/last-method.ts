import { readStored, store } from '../session/browser-storage.ts';

/** The way to pay in that was used last, as in the address; undefined before the first time. */
export const lastMethod = (): string | undefined => readStored('deposit-method');

export const rememberMethod = (id: string): void => store('deposit-method', id);
