import type { Pixels } from './code-reader.ts';
import { draw } from './picture.ts';

/** The native detector, mainly on Android; TypeScript has no type for it. */
interface Detector {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (how: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Longest side in pixels for the bundled decoder: more is slower and finds no more codes. */
const enough = 1_600;

/** Milliseconds to wait for the bundled decoder, including its download. */
const decoderTimeout = 10_000;

/** Returns the texts of the QR codes in an image; undefined if no decoder is available. */
export async function findCodes(picture: ImageBitmap): Promise<readonly string[] | undefined> {
  const texts = await byBrowser(picture);
  return texts && texts.length > 0 ? texts : byWorker(picture);
}

async function byBrowser(picture: ImageBitmap): Promise<readonly string[] | undefined> {
  const Detector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  try {
    // Some browsers define the class without an implementation.
    if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return undefined;
    const found = await new Detector({ formats: ['qr_code'] }).detect(picture);
    return found.map(({ rawValue }) => rawValue);
  } catch {
    return undefined;
  }
}

/** Loads the decoder on demand and terminates it afterwards, because it holds a copy of the image. */
async function byWorker(picture: ImageBitmap): Promise<readonly string[] | undefined> {
  const canvas = draw(picture, enough);
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!pixels) return undefined;
  const worker = new Worker(new URL('./code-reader.ts', import.meta.url), { type: 'module' });
  const result = new Promise<readonly string[] | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) =>
      resolve(data === undefined ? [] : [data]);
    worker.onerror = () => resolve(undefined);
    setTimeout(resolve, decoderTimeout);
  });
  const { data, width, height } = pixels;
  worker.postMessage({ data, width, height } satisfies Pixels, [data.buffer]);
  try {
    return await result;
  } finally {
    worker.terminate();
  }
}
