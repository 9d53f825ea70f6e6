import { createHmac, randomBytes } from 'node:crypto';
import type { SecretSource } from '../world/secret-source.ts';

/** Secrets from the randomness of this process. */
export const processSecrets: SecretSource = {
  newKey: () => randomBytes(32).toString('hex'),
  bits: (key, text) => createHmac('sha256', key).update(text).digest().readUInt32BE(0),
};
