import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { demoLinkSecret } from '@wallet/contract/deposit';

/** Encrypts like the app, with a fixed salt. */
export const encryptOpenSsl = (text: string, secret = demoLinkSecret): string =>
  AES.encrypt(text, secret, { salt: Utf8.parse('saltsalt') }).toString();
