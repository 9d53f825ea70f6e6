/** Minimal valid files of each type, and an invalid one. */
import type { Caller } from './caller.ts';

const pixel = 'R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

export const picture = (): File =>
  new File([Buffer.from(pixel, 'base64')], 'picture.gif', { type: 'image/gif' });

export const video = (): File =>
  new File(['\0\0\0 ftypisom\0\0\x02\0isomiso2avc1mp41'], 'video.mp4', { type: 'video/mp4' });

/** Returns an HTML file that is declared as a picture. */
export const disguisedPage = (): File =>
  new File(['<!doctype html><script>'], 'picture.png', { type: 'image/png' });

/** Returns the code that refuses a disguised page as a slip: a day has hours in which no slip is accepted. */
export const disguisedSlipCode = async (caller: Caller) =>
  (await caller.gets('deposit.slipWindow')).isOpen ? 'SLIP_INVALID_FILE' : 'SLIP_UPLOAD_FAIL';
