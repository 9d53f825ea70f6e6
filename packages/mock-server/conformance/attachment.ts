/** Minimal valid files of each type, with a mark that distinguishes them. */
import { encryptOpenSsl } from '../src/http/openssl-aes.fixture.ts';
import type { Caller } from './caller.ts';
import type { Context } from './context.ts';

const bytesOf = (...parts: readonly (string | number)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );

export const picture = (mark: string, name = 'picture.gif'): File =>
  new File(
    [
      bytesOf(
        ...['GIF89a', 1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0, 0x21, 0xfe, mark.length, mark, 0],
        ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0, 0x3b],
      ),
    ],
    name,
    { type: 'image/gif' },
  );

export const video = (): File =>
  new File([bytesOf(0, 0, 0, 0x20, 'ftypisom', 0, 0, 2, 0, 'isomiso2avc1mp41')], 'video.mp4', {
    type: 'video/mp4',
  });

/** Returns an HTML file that is declared as a picture. */
export const disguisedPage = (): File =>
  new File(['<!doctype html><script>'], 'picture.png', { type: 'image/png' });

/** Returns the code that refuses a disguised page as a slip: a day has hours in which no slip is accepted. */
export const disguisedSlipCode = async (caller: Caller) =>
  (await caller.gets('deposit.slipWindow')).isOpen ? 'SLIP_INVALID_FILE' : 'SLIP_UPLOAD_FAIL';

export const pictureOf = (bytes: number): File => {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([content], 'large.png', { type: 'image/png' });
};

export const giftLink = ({ linkSecret }: Context, code: string): { readonly link: string } => ({
  link: encryptOpenSsl(`https://gift.truemoney.com/campaign/?v=${code}`, linkSecret),
});

export const giftCode = 'conform0123456789';
