/** Minimal valid files of each type, and an invalid one. */
import type { Caller } from './caller.ts';

const bytesOf = (...parts: readonly (string | number)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );

export const picture = (): File =>
  new File(
    [
      bytesOf(
        ...['GIF89a', 1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0],
        ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0, 0x3b],
      ),
    ],
    'picture.gif',
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
