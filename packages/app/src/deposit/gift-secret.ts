/**
 * Encrypts gift links with AES (decisions 12). The secret ships with every copy of the app, so this only
 * obscures the link. This module is loaded with the first link, because it alone imports the library.
 */
import AES from 'crypto-js/aes';
import { demoLinkSecret } from '@wallet/contract/deposit';
import { linkSecret } from '#env.ts';

/** Returns a link in the format of OpenSSL: base64 of `Salted__`, eight bytes of salt, and AES-256-CBC. */
export const sealLink = (link: string): string => AES.encrypt(link, linkSecret ?? demoLinkSecret).toString();
