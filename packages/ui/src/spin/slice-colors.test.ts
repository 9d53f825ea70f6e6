import { describe, expect, it } from 'vitest';
import { dark } from '../theme/colors.ts';
import { contrast } from '@wallet/contract/contrast';
import { colorsOf, toHexColor } from './slice-colors.ts';

const known = (color: string) => (color.startsWith('#') ? color : undefined);
const slice = (bgColor: string, textColor: string) => ({ bgColor, textColor });

describe('the colours of the sectors', () => {
  it('are the operator’s where readable', () => {
    expect(colorsOf([slice('#1d2b53', '#f2b632')], dark, known)).toEqual([
      { fill: '#1d2b53', text: '#f2b632' },
    ]);
  });

  it.each([
    ['#f2b632', '#ffffff', '#000000'],
    ['#1d2b53', '#222222', '#ffffff'],
    ['#1d2b53', 'url(x)', '#ffffff'],
  ])('on %s with %s become %s', (fill, given, text) => {
    expect(colorsOf([slice(fill, given)], dark, known)).toEqual([{ fill, text }]);
  });

  it.each([2, 3, 4, 5, 24])('that are invalid become defaults, different for neighbours of %i', (count) => {
    const colors = colorsOf(
      Array.from({ length: count }, () => slice('expression(1)', '')),
      dark,
      known,
    );
    colors.forEach(({ fill, text }, at) => {
      expect(fill).not.toBe(colors[(at + 1) % count]?.fill);
      expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
    });
  });
});

describe('a canvas colour', () => {
  it.each([
    ['#1D2B53', '#1D2B53'],
    ['rgba(255, 255, 255, 0)', '#181e27'],
    ['rgba(255, 255, 255, 0.5)', '#8c8f93'],
    ['color(display-p3 1 0 0)', undefined],
    ['currentcolor', undefined],
  ])('%s is %s', (written, expected) => {
    expect(toHexColor(written, dark[6])).toBe(expected);
  });
});
