/**
 * AES in the format of OpenSSL and crypto-js: base64 of `Salted__`, eight bytes of salt, and AES-256-CBC. Key and
 * vector are derived from passphrase and salt with MD5. It is no protection here: the app contains the secret
 * (decisions 12).
 */
import AES from 'crypto-js/aes.js';
import Hex from 'crypto-js/enc-hex.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import NoPadding from 'crypto-js/pad-nopadding.js';

const block = 16;
/** `Salted__` in base64. crypto-js decrypts other text with a random salt. */
const magic = /^U2FsdGVkX1[89+/]/;

/** Returns the decrypted text, undefined when the secret does not fit. */
export function decryptOpenSsl(text: string, secret: string): string | undefined {
  if (!magic.test(text)) return undefined;
  try {
    const words = AES.decrypt(text, secret, { padding: NoPadding });
    const hex = words.toString(Hex);
    const last = hex.slice(-2);
    const count = Number.parseInt(last, 16);
    // crypto-js does not check the padding.
    if (words.sigBytes % block !== 0 || !(count >= 1 && count <= block)) return undefined;
    if (!hex.endsWith(last.repeat(count))) return undefined;
    words.sigBytes -= count;
    return words.toString(Utf8);
  } catch {
    return undefined;
  }
}
