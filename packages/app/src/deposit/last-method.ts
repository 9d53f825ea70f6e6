import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** A deposit method, followed by the amount in baht of the last code created with it. */
const stored = /^(.+?)(?: (\d+(?:\.\d+)?))?$/;

/** Returns the last deposit method as the address spells it, or undefined. */
export const lastMethod = (): string | undefined => stored.exec(readStored('deposit-method') ?? '')?.[1];

/** Returns the amount in baht of the last code of a provider, if it is the last method. */
export function lastAmount(id: string): number | undefined {
  const [, method, baht] = stored.exec(readStored('deposit-method') ?? '') ?? [];
  return method === id && baht !== undefined ? Number(baht) : undefined;
}

export const rememberMethod = (id: string, baht?: number): void =>
  writeStored('deposit-method', baht === undefined ? id : `${id} ${baht}`);
