/** Gift links of true-wallet in the app's format (decisions 12). */
import { encryptOpenSsl } from '../src/http/openssl-aes.fixture.ts';
import type { Context } from './context.ts';

export const giftLink = ({ linkSecret }: Context, code: string): { readonly link: string } => ({
  link: encryptOpenSsl(`https://gift.truemoney.com/campaign/?v=${code}`, linkSecret),
});

export const giftCode = 'conform0123456789';
