/**
 * Gift links in the form they travel in (decisions 12): AES under a secret that every copy of the app carries. That keeps a
 * link out of plain sight and nothing more. The only place that knows the library; loaded when a link is sent.
 */
import AES from 'crypto-js/aes';
import { demoLinkSecret } from '@wallet/contract/deposit';
import { linkSecret } from '#env.ts';

/** A link as OpenSSL would encrypt it: base64 of `Salted__`, eight bytes of salt, and AES-256-CBC. */
export const sealLink = (link: string): string => AES.encrypt(link, linkSecret ?? demoLinkSecret).toString();
