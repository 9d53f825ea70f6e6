import { amountText, parseAmount, type Satang } from '@wallet/contract/wire/money';
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** A deposit method, followed by the amount in baht of the last code created with it. */
const stored = /^(.+?)(?: (\d+(?:\.\d+)?))?$/;

/** Returns the last deposit method as the address spells it, or undefined. */
export const lastMethod = (): string | undefined => stored.exec(readStored('deposit-method') ?? '')?.[1];

/** Returns the amount of the last code of a provider, if it is the last method. */
export function lastAmount(id: string): Satang | undefined {
  const [, method, text] = stored.exec(readStored('deposit-method') ?? '') ?? [];
  return method === id && text !== undefined ? parseAmount(text) : undefined;
}

export const rememberMethod = (id: string, amount?: Satang): void =>
  writeStored('deposit-method', amount === undefined ? id : `${id} ${amountText(amount)}`);
