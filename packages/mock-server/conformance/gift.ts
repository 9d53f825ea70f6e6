/** Gift links of true-wallet, as the app sends them (decisions 12). */
import { encryptOpenSsl } from '../src/http/openssl-aes.fixture.ts';
import type { Context } from './context.ts';

/** A gift link, encrypted as the app does. */
export const giftLink = ({ linkSecret }: Context, code: string): { readonly link: string } => ({
  link: encryptOpenSsl(`https://gift.truemoney.com/campaign/?v=${code}`, linkSecret),
});

/** A code that no gift has had before. */
export const giftCode = 'conform0123456789';
