import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { differencesOf, writePage } from './looks-difference.ts';

/** A grey picture with some white pixels. */
function picture(width: number, white = 0): Buffer {
  const png = new PNG({ width, height: 4 });
  png.data.fill(128);
  png.data.fill(255, 0, 4 * white);
  return PNG.sync.write(png);
}

it('the page lists new and missing pictures, then the changed ones by their pixels, and no equal ones', () => {
  const before = new Map([
    ['equal', picture(8)],
    ['little', picture(8)],
    ['wider', picture(8)],
    ['missing', picture(8)],
  ]);
  const after = new Map([
    ['equal', picture(8)],
    ['little', picture(8, 3)],
    ['wider', picture(10)],
    ['new', picture(8)],
  ]);
  const differences = differencesOf(before, after);
  expect(differences.map(({ name, pixels }) => [name, pixels])).toEqual([
    ['missing', undefined],
    ['new', undefined],
    ['wider', 8],
    ['little', 3],
  ]);
  const page = writePage(differences, { ref: 'main', count: 4 });
  expect(page.match(/src="[^"]+little.png"/g)).toEqual(
    ['before', 'after', 'marked'].map((side) => `src="${side}/little.png"`),
  );
  expect(page).not.toContain('equal');
});
