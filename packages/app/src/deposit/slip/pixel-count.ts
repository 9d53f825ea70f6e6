/** Reads the pixel count of an image from its header, because a small file can contain billions of pixels. */

/** Bytes that contain the size in camera files, previews included. */
const beginning = 256 * 1024;

const startsWith = (bytes: DataView, text: string, at = 0): boolean =>
  bytes.byteLength >= at + text.length &&
  [...text].every((letter, index) => bytes.getUint8(at + index) === letter.charCodeAt(0));

/** A JPEG is a list of segments. The size segment has a marker from C0 to CF, except C4, C8 and CC. */
function ofJpeg(bytes: DataView): number | undefined {
  for (
    let at = 2;
    at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff;
    at += 2 + bytes.getUint16(at + 2)
  ) {
    const marker = bytes.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return bytes.getUint16(at + 5) * bytes.getUint16(at + 7);
  }
  return undefined;
}

/** Returns the pixel count of a PNG, a JPEG or a GIF, or undefined. */
export function pixelsIn(bytes: DataView): number | undefined {
  if (startsWith(bytes, 'PNG', 1) && bytes.byteLength >= 24) return bytes.getUint32(16) * bytes.getUint32(20);
  if (startsWith(bytes, 'GIF8') && bytes.byteLength >= 10)
    return bytes.getUint16(6, true) * bytes.getUint16(8, true);
  return startsWith(bytes, '\u00ff\u00d8') ? ofJpeg(bytes) : undefined;
}

export const pixelsOf = async (file: Blob): Promise<number | undefined> =>
  pixelsIn(new DataView(await file.slice(0, beginning).arrayBuffer()));
