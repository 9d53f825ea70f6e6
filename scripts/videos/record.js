/** Runs in the browser. Encodes a video as H.264 frames, and one frame as its poster. */
import { height, width } from './pen.js';
import { drawFrame, videos } from './scenes.js';

const framesPerSecond = 15;

const base64 = async (blob) => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

export const names = Object.keys(videos);

export async function record(name) {
  const video = videos[name];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });

  const samples = [];
  let description;
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      description ??= metadata.decoderConfig?.description;
      samples.push({ blob: new Blob([bytes]), isKey: chunk.type === 'key' });
    },
    error: (reason) => {
      throw reason;
    },
  });
  encoder.configure({
    codec: 'avc1.42001f',
    width,
    height,
    bitrate: 90_000,
    framerate: framesPerSecond,
    avc: { format: 'avc' },
  });
  for (let index = 0; index < video.seconds * framesPerSecond; index++) {
    drawFrame(context, video, index / framesPerSecond);
    const frame = new VideoFrame(canvas, { timestamp: (index / framesPerSecond) * 1e6 });
    encoder.encode(frame, { keyFrame: index % (framesPerSecond * 4) === 0 });
    frame.close();
  }
  await encoder.flush();

  drawFrame(context, video, video.poster);
  const poster = await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
  return {
    width,
    height,
    framesPerSecond,
    description: await base64(new Blob([description])),
    samples: await Promise.all(samples.map(async ({ blob, isKey }) => ({ data: await base64(blob), isKey }))),
    poster: await base64(poster),
  };
}
