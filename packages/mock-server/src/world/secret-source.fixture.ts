import { hashText } from './hash.ts';
import type { SecretSource } from './random.ts';

/** Predictable secrets, so that tests can compare whole states. */
export const guessable: SecretSource = { newKey: () => '', bits: (_key, text) => hashText(text, 1) };
