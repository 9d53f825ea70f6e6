import { expect, it } from 'vitest';
import { pixelsIn } from './pixel-count.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new DataView(
    Uint8Array.from(
      parts.flatMap((part) =>
        typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
      ),
    ).buffer,
  );

const png = (...sides: readonly number[]) => bytes('\u0089PNG\r\n\u001a\n', [0, 0, 0, 13], 'IHDR', sides);

it.each([
  ['a PNG', png(0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30), 900_000_000],
  ['a GIF', bytes('GIF89a', [0x10, 0x27, 0x10, 0x27]), 100_000_000],
  [
    'a JPEG with a leading preview',
    bytes([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0xff, 0xff, 0xff, 0xff]),
    65_535 ** 2,
  ],
  ['a PNG that is truncated', bytes('\u0089PNG\r\n'), undefined],
  ['a JPEG that is truncated', bytes([0xff, 0xd8, 0xff, 0xe1]), undefined],
  ['a text', bytes('hello'), undefined],
  ['nothing', bytes(), undefined],
])('reads the pixels of %s', (_what, content, pixels) => {
  expect(pixelsIn(content)).toBe(pixels);
});
