import { createCipheriv } from 'node:crypto';
import { demoLinkSecret } from '@wallet/contract/deposit';
import { keyOf } from './openssl-aes.ts';

/** Encrypts like the app, with a fixed salt. */
export function encryptOpenSsl(text: string | Uint8Array, secret = demoLinkSecret): string {
  const salt = Buffer.from('saltsalt');
  const { key, vector } = keyOf(secret, salt);
  const cipher = createCipheriv('aes-256-cbc', key, vector);
  const body = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]);
  return Buffer.concat([Buffer.from('Salted__'), salt, body]).toString('base64');
}
