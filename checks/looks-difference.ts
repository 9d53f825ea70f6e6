/** Pixel differences of two sets of pictures, and the page that shows them. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  readonly name: string;
  /** Undefined: the picture exists on one side only. */
  readonly pixels: number | undefined;
  /** The second picture with the changed pixels in red. */
  readonly marked?: Buffer;
}

/** Pictures by their name. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** Returns the pictures that differ, the largest difference first; new and missing ones before them. */
export function differencesOf(before: Pictures, after: Pictures): Difference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names
    .flatMap((name): Difference[] => {
      const [one, other] = [before.get(name), after.get(name)];
      if (!one || !other) return [{ name, pixels: undefined }];
      return one.equals(other) ? [] : compare(name, PNG.sync.read(one), PNG.sync.read(other));
    })
    .sort((a, b) => (b.pixels ?? Infinity) - (a.pixels ?? Infinity));
}

/** Compares two pictures at the top left, in the larger of both sizes. */
function compare(name: string, one: PNG, other: PNG): Difference[] {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [a, b] = [one, other].map((picture) => {
    const padded = new PNG({ width, height });
    PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
    return padded.data;
  }) as [Buffer, Buffer];
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(a, b, marked.data, width, height, { threshold: 0.1 });
  return pixels === 0 ? [] : [{ name, pixels, marked: PNG.sync.write(marked) }];
}

const figure = (title: string, source: string) =>
  `<figure><figcaption>${title}</figcaption><img loading="lazy" src="${source}" alt=""></figure>`;

/** Returns the page of the differences; its pictures are in folders beside it. */
export function writePage(
  differences: readonly Difference[],
  { ref, count }: { ref: string; count: number },
): string {
  const rows = differences.map(({ name, pixels }) => {
    const sides = pixels === undefined ? ['before', 'after'] : ['before', 'after', 'marked'];
    const size = pixels === undefined ? 'on one side only' : `${pixels.toLocaleString('en')} pixels`;
    return `<section><h2>${name} <small>${size}</small></h2>${sides
      .map((side) => figure(side, `${side}/${name}.png`))
      .join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Differences to ${ref}</title>
<style>
body { margin: 1rem; background: #1b1f27; color: #eee; font: 14px system-ui; }
section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.5rem; margin-block: 2rem; }
h2 { grid-column: 1 / -1; margin: 0; font-size: 1rem; } small, figcaption { color: #98a3b3; }
figure { margin: 0; } img { max-width: 100%; border: 1px solid #364250; }
</style>
<h1>${differences.length} of ${count} pictures differ from ${ref}</h1>
${rows.join('\n')}
</html>
`;
}
