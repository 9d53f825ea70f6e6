/** What a file is, by its first bytes (spec 5: png, jpeg, gif, mp4, quicktime); what it claims to be counts for nothing. */

const heads: readonly (readonly [type: string, head: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** Brands of the film formats; pictures (HEIC, AVIF) and sound (M4A) come in the same box under other ones. */
const brands: readonly (readonly [type: string, brand: RegExp])[] = [
  ['video/quicktime', /^qt {2}$/],
  ['video/mp4', /^(?:isom|iso\d|mp4\d|avc1|dash|M4V |M4VH|M4VP|MSNV)$/],
];

/** The media type, undefined for anything that may not be sent. */
export function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const known = heads.find(([, head]) => head.every((byte, at) => bytes[at] === byte));
  if (known) return known[0];
  // A film begins with a box: four bytes of length, its name, its brand.
  if (textAt(bytes, 4) !== 'ftyp') return undefined;
  return brands.find(([, brand]) => brand.test(textAt(bytes, 8)))?.[0];
}

const textAt = (bytes: Uint8Array, start: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + 4));
