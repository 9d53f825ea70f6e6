import { createCipheriv, createHash } from 'node:crypto';
import { demoLinkSecret } from '@wallet/contract/deposit';

/** Encrypts like the app, with a fixed salt. */
export function encryptOpenSsl(text: string | Uint8Array, secret = demoLinkSecret): string {
  const salt = Buffer.from('saltsalt');
  const { key, vector } = keyOf(secret, salt);
  const cipher = createCipheriv('aes-256-cbc', key, vector);
  const body = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]);
  return Buffer.concat([Buffer.from('Salted__'), salt, body]).toString('base64');
}

/** Returns key and vector of a passphrase: 48 bytes of chained MD5 (EVP_BytesToKey with one round). */
function keyOf(secret: string, salt: Uint8Array): { readonly key: Buffer; readonly vector: Buffer } {
  const chain: Buffer[] = [];
  for (let round = 0; round < 3; round++)
    chain.push(
      createHash('md5')
        .update(chain.at(-1) ?? '')
        .update(secret, 'utf8')
        .update(salt)
        .digest(),
    );
  const material = Buffer.concat(chain);
  return { key: material.subarray(0, 32), vector: material.subarray(32, 48) };
}
