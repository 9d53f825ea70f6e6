/** Every verb, by noun and by name. */
import { depositVerbs } from './deposit/deposit.verbs.ts';
import type { Verb } from './verb.ts';

export const verbs = {
  deposit: depositVerbs,
} as const;

/** All verbs in one list. */
export const allVerbs: readonly Verb[] = Object.values(verbs).flatMap((ofNoun) =>
  Object.values<Verb>(ofNoun),
);

/** The verb of that name, e.g. `deposit.payQr`. */
export const findVerb = (name: string): Verb | undefined => allVerbs.find((verb) => verb.name === name);
