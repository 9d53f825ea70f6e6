import { expect, it } from 'vitest';
import { isTooManyPixels } from './picture.ts';

const big = 60_000;
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const u16 = (value: number) => [(value >>> 8) & 255, value & 255];
const littleU16 = (value: number) => [value & 255, (value >>> 8) & 255];
const littleU24 = (value: number) => [...littleU16(value), (value >>> 16) & 255];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const webp = (kind: string, head: readonly number[]) => [
  ...ascii('RIFF'),
  ...u32(0),
  ...ascii(`WEBP${kind}`),
  ...u32(0),
  ...head,
];

/** Heads of pictures of a size. */
const heads: Readonly<Record<string, (side: number) => readonly number[]>> = {
  png: (side) => [
    0x89,
    ...ascii('PNG\r\n\u001a\n'),
    ...u32(13),
    ...ascii('IHDR'),
    ...u32(side),
    ...u32(side),
  ],
  gif: (side) => [...ascii('GIF89a'), ...littleU16(side), ...littleU16(side)],
  jpeg: (side) => [
    ...[0xff, 0xd8, 0xff, 0xe1, ...u16(6), 1, 2, 3, 4, 0xff, 0xff, 0xc2, ...u16(11), 8],
    ...[...u16(side), ...u16(side)],
  ],
  'webp, extended': (side) => webp('VP8X', [0, 0, 0, 0, ...littleU24(side - 1), ...littleU24(side - 1)]),
};

it.each(Object.keys(heads))(
  'a picture of 60,000 × 60,000 is too large, one of 4,000 × 4,000 is not (%s)',
  (type) => {
    expect(isTooManyPixels(new Uint8Array(heads[type]?.(big) ?? []))).toBe(true);
    expect(isTooManyPixels(new Uint8Array(heads[type]?.(4_000) ?? []))).toBe(false);
  },
);

it.each([
  ['webp, lossless', 'VP8L', (side: number) => [0x2f, ...u32((side - 1) | ((side - 1) << 14)).reverse()]],
  ['webp, lossy', 'VP8 ', (side: number) => [0, 0, 0, 0x9d, 1, 0x2a, ...littleU16(side), ...littleU16(side)]],
] as const)('no side of a small format is overlooked (%s)', (_name, kind, head) => {
  expect(isTooManyPixels(new Uint8Array(webp(kind, head(16_383))))).toBe(true);
  expect(isTooManyPixels(new Uint8Array(webp(kind, head(4_000))))).toBe(false);
});

it('a head that is cut off claims nothing', () => {
  for (const head of Object.values(heads))
    for (let length = 0; length < head(big).length - 1; length += 1)
      expect(isTooManyPixels(new Uint8Array(head(big).slice(0, length)))).toBe(false);
});
