/** Decodes and shrinks images. */

/** Images from this size in bytes are shrunk before sending, because mobile data is prepaid. */
const large = 600 * 1024;

/** Longest side of a smaller image in pixels; the small code on a slip stays readable. */
const longestSide = 2_000;

const quality = 0.85;

/** Returns the image of a file, upright; undefined if the browser cannot decode it. */
export async function open(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/** Draws an image on white with no side longer than `longest`; undefined without a canvas. */
export function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement | undefined {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  // Transparent pixels would become black in a JPEG and cover the code.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns a smaller JPEG of a large file; undefined if the file is already small. */
export async function shrink(file: File, picture: ImageBitmap): Promise<File | undefined> {
  if (file.size < large) return undefined;
  const canvas = draw(picture, longestSide);
  const blob = await new Promise<Blob | null | undefined>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', quality);
    else resolve(undefined);
  });
  if (!blob || blob.size >= file.size) return undefined;
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
}
