/** Stands in for `src/http/openssl-aes.ts`; the format is the one of crypto-js. */
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';

/** Returns the text that was encrypted, undefined when there is none under this secret. */
export function decryptOpenSsl(text: string, secret: string): string | undefined {
  try {
    return AES.decrypt(text, secret).toString(Utf8) || undefined;
  } catch {
    return undefined;
  }
}
