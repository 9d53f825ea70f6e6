import { createHmac, randomBytes } from 'node:crypto';
import type { SecretSource } from '../world/random.ts';

export const processSecrets: SecretSource = {
  newKey: () => randomBytes(32).toString('hex'),
  bits: (key, text) => createHmac('sha256', key).update(text).digest().readUInt32BE(0),
};
