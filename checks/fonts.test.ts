import { describe, expect, it } from 'vitest';
import { standIns } from '../scripts/fonts/stand-ins.ts';
import { read } from './repository.ts';

const faces = read('packages/ui/src/theme/stand-ins.css');

describe('what stands in for a font that is on its way', () => {
  it('has the measures of the font', () => {
    const numbers = (text: string) => text.match(/[\w-]+: [\d.]+%/g) ?? [];
    expect(numbers(faces)).toHaveLength(32);
    // Words change every day, and with them the average letter, a little: the first digit after the point may be another.
    const [written, computed] = [faces, standIns()].map((text) =>
      numbers(text).map((line) => Number.parseFloat(line.split(' ')[1] ?? '')),
    );
    const off = (computed ?? []).filter(
      (number, index) => Math.abs(number - (written?.[index] ?? NaN)) > 0.31,
    );
    expect(off, 'pnpm fonts:write').toEqual([]);
  });

  it('says the same otherwise', () => {
    const rest = (text: string) => text.replace(/[\d.]+%/g, '%');
    expect(rest(faces)).toBe(rest(standIns()));
  });
});
