import { describe, expect, it } from 'vitest';
import { fallbackFonts } from '../scripts/fonts/fallback-fonts.ts';
import { read } from './repository.ts';

const faces = read('packages/ui/src/theme/font-fallbacks.css');

describe('the fallback fonts', () => {
  it('have the metrics of the web fonts', () => {
    const numbers = (text: string) => text.match(/[\w-]+: [\d.]+%/g) ?? [];
    expect(numbers(faces)).toHaveLength(32);
    // Each change of a text moves the averages a little; this tolerance avoids a new style sheet for every text.
    const [written, computed] = [faces, fallbackFonts()].map((text) =>
      numbers(text).map((line) => Number.parseFloat(line.split(' ')[1] ?? '')),
    );
    const off = (computed ?? []).filter(
      (number, index) => Math.abs(number - (written?.[index] ?? NaN)) > 0.31,
    );
    expect(off, 'pnpm fonts:write').toEqual([]);
  });

  it('are up to date otherwise', () => {
    const rest = (text: string) => text.replace(/[\d.]+%/g, '%');
    expect(rest(faces)).toBe(rest(fallbackFonts()));
  });
});
