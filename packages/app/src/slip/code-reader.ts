/** Runs as a worker of its own: reads the code in a picture, so that the page stays quick. */
import decodeQR from 'qr/decode.js';

/** The pixels of a picture, four bytes each. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Milliseconds the decoder may keep trying: a slip is looked at once, and not in a film of a camera. */
const timeLimit = 1_000;

addEventListener('message', ({ data }: MessageEvent<Pixels>) => {
  postMessage(decode(data));
});

function decode(pixels: Pixels): string | undefined {
  try {
    return decodeQR(pixels, { timeLimit });
  } catch {
    // It throws where there is no code.
    return undefined;
  }
}
