/** Pixel limits of pictures, read from the file header without decoding. */

/** Maximum pixels of a picture. A small file may declare any number, and decoding takes four bytes for each. */
const mostPixels = 100_000_000;

/** Returns whether a picture declares too many pixels. */
export const isTooManyPixels = (bytes: Uint8Array, most: number = mostPixels): boolean =>
  (pixelsOf(bytes) ?? 0) > most;

/** Returns the declared pixels of a PNG, JPEG, GIF or WebP; undefined for other files and truncated headers. */
function pixelsOf(bytes: Uint8Array): number | undefined {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // No decoder accepts it without a leading header chunk.
    if (view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452)
      return view.getUint32(16) * view.getUint32(20);
    if (view.getUint32(0) === 0x47494638) return view.getUint16(6, true) * view.getUint16(8, true);
    if (view.getUint16(0) === 0xffd8) return pixelsOfJpeg(view);
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return pixelsOfWebp(view);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The frame follows segments of any length; its markers are C0 to CF without C4, C8 and CC. */
function pixelsOfJpeg(view: DataView): number | undefined {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function pixelsOfWebp(view: DataView): number | undefined {
  const inThreeBytes = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return inThreeBytes(24) * inThreeBytes(27);
    case 0x5650384c: {
      // VP8L: fourteen bits each
      const bits = view.getUint32(21, true);
      return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
    }
    case 0x56503820: // VP8
      return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
    default:
      return undefined;
  }
}
