import { readFileSync } from 'node:fs';
import { howtoVideos } from '@wallet/contract/site';
import { expect, it } from 'vitest';
import { videos } from './videos.ts';

const file = (address: string) =>
  readFileSync(new URL(`../../public${address}`, `file://${import.meta.dirname}/`));

/** Returns the length of an mp4 file; its header stores units per second, and units. */
function secondsOf(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd');
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

it.each(howtoVideos)('the video %s has the length and size on the page', (video) => {
  const bytes = file(videos[video].address);
  expect(bytes.length).toBe(videos[video].bytes);
  expect(secondsOf(bytes)).toBe(videos[video].seconds);
  expect(file(videos[video].poster).length).toBeLessThan(12_000);
});
