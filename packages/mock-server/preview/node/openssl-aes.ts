/** Replaces `src/http/openssl-aes.ts`, in the format of crypto-js. */
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';

/** Returns the decrypted text, undefined when the secret does not fit. */
export function decryptOpenSsl(text: string, secret: string): string | undefined {
  try {
    return AES.decrypt(text, secret).toString(Utf8) || undefined;
  } catch {
    return undefined;
  }
}
