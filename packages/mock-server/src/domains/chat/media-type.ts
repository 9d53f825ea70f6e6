/**
 * Detects the media type of a file by its first bytes (spec 5: png, jpeg, gif, mp4, quicktime). Its declared type is
 * ignored.
 */
import { pictureTypeOf } from '../picture-type.ts';

const pictures: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];

/** Brands of the video formats; pictures (HEIC, AVIF) and audio (M4A) use the same container with other brands. */
const brands: readonly (readonly [type: string, brand: RegExp])[] = [
  ['video/quicktime', /^qt {2}$/],
  ['video/mp4', /^(?:isom|iso\d|mp4\d|avc1|dash|M4V |M4VH|M4VP|MSNV)$/],
];

/** Returns the media type, undefined for a type that is not accepted. */
export function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const picture = pictureTypeOf(bytes);
  if (picture !== undefined) return pictures.includes(picture) ? picture : undefined;
  // A video begins with a box: four bytes of length, its name, its brand.
  if (textAt(bytes, 4) !== 'ftyp') return undefined;
  return brands.find(([, brand]) => brand.test(textAt(bytes, 8)))?.[0];
}

const textAt = (bytes: Uint8Array, start: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + 4));
