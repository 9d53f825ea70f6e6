import { isTooManyPixels } from '@wallet/contract/wire/picture';
import type { SlipScan } from '@wallet/ui/deposit/SlipModal';
import { findCodes } from './find-codes.ts';
import { open, shrink } from './picture.ts';
import { isPaymentCode, readSlipCode, type SlipCode } from './slip-code.ts';

/** Result of the check on the device before sending. */
export interface CheckedSlip {
  /** File to send: the original, or a smaller one with the same readable code. */
  readonly file: File;
  readonly scan: SlipScan;
  /** Identifies the slip with 16 hex digits; undefined if the browser cannot hash. */
  readonly mark: string | undefined;
}

/** More pixels than a phone camera takes; a decoded image needs four bytes per pixel. */
const mostPixels = 64_000_000;

/** Checks an image on the device. The result is advice: every slip can be sent. */
export async function checkSlip(file: File): Promise<CheckedSlip> {
  if (isTooManyPixels(new Uint8Array(await file.arrayBuffer()), mostPixels))
    return { file, scan: { state: 'unchecked' }, mark: await pictureHash(file) };
  const picture = await open(file);
  if (!picture) return { file, scan: { state: 'no-picture' }, mark: await pictureHash(file) };
  try {
    const texts = await findCodes(picture);
    const code = slipCodeOf(texts);
    const smaller = await shrink(file, picture);
    return {
      file: smaller && (await isStillRead(smaller, code)) ? smaller : file,
      scan: scanOf(texts, code),
      mark: await pictureHash(code ? new Blob([code.reference]) : file),
    };
  } finally {
    picture.close();
  }
}

const slipCodeOf = (texts: readonly string[] | undefined): SlipCode | undefined =>
  texts?.map(readSlipCode).find((code) => code !== undefined);

function scanOf(texts: readonly string[] | undefined, code: SlipCode | undefined): SlipScan {
  if (code) return { state: 'slip', issuer: code.issuer };
  if (!texts) return { state: 'unchecked' };
  return { state: texts.some(isPaymentCode) ? 'payment-code' : 'no-code' };
}

/** A smaller image is only used if its code is still readable. */
async function isStillRead(smaller: File, code: SlipCode | undefined): Promise<boolean> {
  if (!code) return true;
  const picture = await open(smaller);
  if (!picture) return false;
  const again = slipCodeOf(await findCodes(picture));
  picture.close();
  return again?.reference === code.reference;
}

/** Returns the start of a hash, which reveals nothing about the slip. Needs a secure origin. */
async function pictureHash(content: Blob): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
