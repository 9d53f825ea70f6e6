import { isTooManyPixels } from '@wallet/contract/wire/picture';

/** Placeholder for any byte. */
const open = undefined;

/** Magic numbers of the picture formats. */
const heads: readonly (readonly [type: string, head: readonly (number | undefined)[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, open, open, open, open, 0x57, 0x45, 0x42, 0x50]],
];

/**
 * Returns the media type of a picture by its first bytes; undefined for other files, and for too many pixels. Name and
 * declared type are ignored.
 */
export function pictureTypeOf(bytes: Uint8Array): string | undefined {
  if (isTooManyPixels(bytes)) return undefined;
  return heads.find(
    ([, head]) =>
      bytes.length >= head.length && head.every((byte, at) => byte === open || byte === bytes[at]),
  )?.[0];
}
