import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** A way to pay in, and behind it the baht of the last code made there. */
const stored = /^(.+?)(?: (\d+(?:\.\d+)?))?$/;

/** The way to pay in that was used last, as in the address; undefined before the first time. */
export const lastMethod = (): string | undefined => stored.exec(readStored('deposit-method') ?? '')?.[1];

/** The amount of the last code of a provider, in baht, while no other way was used since. */
export function lastAmount(id: string): number | undefined {
  const [, method, baht] = stored.exec(readStored('deposit-method') ?? '') ?? [];
  return method === id && baht !== undefined ? Number(baht) : undefined;
}

export const rememberMethod = (id: string, baht?: number): void =>
  writeStored('deposit-method', baht === undefined ? id : `${id} ${baht}`);
