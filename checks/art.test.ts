import { describe, expect, it } from 'vitest';
import { matching, read } from './repository.ts';

const hex = /#[\da-f]{3,8}\b/gi;

/** The scene hues of the demo's pictures, which the product's own drawings share. */
const hues = new Set(read('packages/mock-server/src/pictures/hues.ts').match(hex));

const drawings = matching(/^packages\/ui\/src\/art\/.*\.svg$/);

describe('a drawing of the product', () => {
  it.each([...drawings, 'brand/demo/icon.svg'])('%s has at most 4 KB, and the scene hues only', (path) => {
    const drawing = read(path);
    expect(new TextEncoder().encode(drawing).length).toBeLessThanOrEqual(4_096);
    expect(drawing).not.toMatch(/<(?:text|image|filter|style|script)/);
    expect((drawing.match(hex) ?? []).filter((color) => !hues.has(color))).toEqual([]);
  });

  it.each(drawings)('%s has 8 to 40 shapes', (path) => {
    const shapes = read(path).match(/<(?:path|circle|ellipse|rect)\b/g) ?? [];
    expect(shapes.length).toBeGreaterThanOrEqual(8);
    expect(shapes.length).toBeLessThanOrEqual(40);
  });

  it('is shown by a component', () => {
    const components = matching(/^packages\/ui\/src\/art\/.*\.tsx$/)
      .map(read)
      .join('');
    expect(drawings.filter((path) => !components.includes(`./${path.split('/').at(-1)}?`))).toEqual([]);
  });
});
