/** Request numbers of effects that this device sent, by the reference of their transaction. */
import { createStore } from '#api/store/create-store.ts';

type RequestNumber = readonly [reference: string, intent: string];

const none: readonly RequestNumber[] = [];

/** Maximum number of effects, the latest. */
const most = 50;

const numbers = createStore({
  initial: none,
  stored: {
    key: 'request-numbers',
    lifetime: 'token',
    parse: (json) => (json as typeof none).filter((entry) => entry.every((text) => typeof text === 'string')),
  },
});

/** Called when the transaction of an effect is found. */
export const keepRequestNumber = (reference: string, intent: string): void =>
  numbers.set(
    [...numbers.get().filter(([one]) => one !== reference), [reference, intent] as const].slice(-most),
  );

/** Returns a function from the reference of a transaction to its request number, if this device sent it. */
export function useRequestNumbers(): (reference: string) => string | undefined {
  const known = new Map(numbers.use());
  return (reference) => known.get(reference);
}
