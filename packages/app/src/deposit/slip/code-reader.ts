/** Worker that reads the code in an image, so that the page stays responsive. */
import decodeQR from 'qr/decode.js';

/** Pixels of an image, four bytes each. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Milliseconds for the decoder: longer than a video frame, because a slip is decoded once. */
const timeLimit = 1_000;

addEventListener('message', ({ data }: MessageEvent<Pixels>) => {
  postMessage(decode(data));
});

function decode(pixels: Pixels): string | undefined {
  try {
    return decodeQR(pixels, { timeLimit });
  } catch {
    // The decoder throws if it finds no code.
    return undefined;
  }
}
