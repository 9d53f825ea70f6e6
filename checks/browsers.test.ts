import { expect, it } from 'vitest';
import { matching, read } from './repository.ts';

it('docs/browsers.md shows the versions of .browserslistrc', () => {
  const listed = [...read('.browserslistrc').matchAll(/^(\w+) >= ([\d.]+)$/gm)];
  const versions = new Map(listed.map(([, name = '', version = '']) => [name, version]));
  const shown = [...read('docs/browsers.md').matchAll(/^\| (\w+)[^|]*\| ([\d.]+) /gm)];
  expect(Object.fromEntries(shown.map(([, name = '', version = '']) => [name, version]))).toEqual({
    Chrome: versions.get('Chrome'),
    Safari: versions.get('Safari'),
    Firefox: versions.get('Firefox'),
    Samsung: versions.get('Samsung'),
  });
  expect(versions.get('iOS')).toBe(versions.get('Safari'));
});

/** Values of styles that a listed browser drops together with their declaration. */
const newer = /\d(?:dvh|svh|cqi|cqw)\b|color-mix\(/g;

it('stylesheets use newer values beside older ones only', () => {
  const outsideSupports = (css: string) =>
    css.replace(/\/\*.*?\*\//gs, '').replace(/^@supports [^{]*\{.*?^\}/gms, '');
  const found = matching(/^packages\/\w+\/src\/.*\.css$/).flatMap((path) =>
    [...outsideSupports(read(path)).matchAll(newer)].map(([value]) => `${path}: ${value}`),
  );
  expect(found).toEqual([]);
});
