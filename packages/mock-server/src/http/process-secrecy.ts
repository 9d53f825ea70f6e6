import { createHmac, randomBytes } from 'node:crypto';
import type { Secrecy } from '../world/secrecy.ts';

/** Secrets from the randomness of this process. */
export const processSecrecy: Secrecy = {
  newKey: () => randomBytes(32).toString('hex'),
  bits: (key, text) => createHmac('sha256', key).update(text).digest().readUInt32BE(0),
};
