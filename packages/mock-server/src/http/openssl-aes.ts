/**
 * AES in the format of OpenSSL and crypto-js: base64 of `Salted__`, eight bytes of salt, and AES-256-CBC. Key and
 * vector are derived from passphrase and salt with MD5. It is no protection here: the app contains the secret
 * (decisions 12).
 */
import { createDecipheriv, createHash } from 'node:crypto';

const magic = 'Salted__';
const block = 16;

/** Returns the decrypted text, undefined when the secret does not fit. */
export function decryptOpenSsl(text: string, secret: string): string | undefined {
  const bytes = Buffer.from(text, 'base64');
  const body = bytes.subarray(block);
  if (bytes.toString('latin1', 0, magic.length) !== magic) return undefined;
  if (body.length === 0 || body.length % block !== 0) return undefined;
  const { key, vector } = keyOf(secret, bytes.subarray(magic.length, block));
  const decipher = createDecipheriv('aes-256-cbc', key, vector);
  try {
    const plain = Buffer.concat([decipher.update(body), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    // A wrong secret gives broken padding or bytes that are no UTF-8.
    return undefined;
  }
}

/** Returns key and vector of a passphrase: 48 bytes of chained MD5 (EVP_BytesToKey with one round). */
export function keyOf(secret: string, salt: Uint8Array): { readonly key: Buffer; readonly vector: Buffer } {
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
