import type { Pixels } from './code-reader.ts';
import { draw } from './picture.ts';

/** What the browser has of its own, on Android phones most of all; not in the library of types yet. */
interface Detector {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (how: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Longest side, in pixels, of what our own decoder is given: more costs time and finds no more. */
const enough = 1_600;

/** Milliseconds to wait for our own decoder, its download included. */
const patience = 10_000;

/** The texts of the QR codes in a picture; undefined where nothing could look for them. */
export async function findCodes(picture: ImageBitmap): Promise<readonly string[] | undefined> {
  const texts = await byBrowser(picture);
  return texts && texts.length > 0 ? texts : byWorker(picture);
}

async function byBrowser(picture: ImageBitmap): Promise<readonly string[] | undefined> {
  const Detector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  try {
    // Some browsers have the name and nothing behind it.
    if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return undefined;
    const found = await new Detector({ formats: ['qr_code'] }).detect(picture);
    return found.map(({ rawValue }) => rawValue);
  } catch {
    return undefined;
  }
}

/** Fetches the decoder when it is needed, and lets go of it afterwards: it holds a copy of the picture. */
async function byWorker(picture: ImageBitmap): Promise<readonly string[] | undefined> {
  const canvas = draw(picture, enough);
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!pixels) return undefined;
  const worker = new Worker(new URL('./code-reader.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<readonly string[] | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) =>
      resolve(data === undefined ? [] : [data]);
    worker.onerror = () => resolve(undefined);
    setTimeout(resolve, patience);
  });
  const { data, width, height } = pixels;
  worker.postMessage({ data, width, height } satisfies Pixels, [data.buffer]);
  try {
    return await answer;
  } finally {
    worker.terminate();
  }
}
