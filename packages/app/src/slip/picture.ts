/** A picture as the phone has it, and smaller. */
import { isTooManyPixels } from '@wallet/contract/wire/picture';

/** Bytes from which a picture is made smaller before it is sent: mobile data is prepaid. */
const large = 600 * 1024;

/** Longest side of a smaller picture, in pixels: the small code on a slip stays readable. */
const longestSide = 2_000;

const quality = 0.85;

/** The picture in a file, the right way up; undefined when the browser cannot show it. */
export async function open(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    // A small file may claim more pixels than the phone has memory for.
    if (isTooManyPixels(new Uint8Array(await file.arrayBuffer()))) return undefined;
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/** Draws a picture with no side longer than `longest`, on white; undefined when there is no canvas to draw on. */
export function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement | undefined {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  // What is transparent would turn black in a JPEG, and a code on it with it.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A large file made smaller, under its name with the ending of a JPEG; undefined when it is small already. */
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
