import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blue, dark, gold, green, line, orange, red, surfaces } from './colors.ts';
import { contrast } from '@wallet/contract/contrast';
import { writeCssVariables } from './css-variables.ts';

type Ground = keyof typeof surfaces;
const grounds: readonly Ground[] = ['page', 'card', 'raised', 'float'];

/** Minimum contrast of each text colour on page, card, raised and float (docs/design.md). */
const inks: Readonly<Record<string, readonly [string, readonly [number, number, number, number]]>> = {
  text: [dark[0], [17.5, 15.1, 12.7, 10.7]],
  muted: [dark[2], [9.7, 8.4, 7, 5.9]],
  placeholder: [dark[3], [7.5, 6.5, 5.4, 4.6]],
  edge: [dark[4], [5.5, 4.8, 4, 3.3]],
  gold: [gold[4], [12.1, 10.5, 8.8, 7.4]],
  green: [green[4], [10.2, 8.8, 7.4, 6.2]],
  blue: [blue[4], [9.1, 7.9, 6.6, 5.6]],
  orange: [orange[4], [9.4, 8.1, 6.8, 5.7]],
  red: [red[4], [6.9, 5.9, 5, 4.2]],
  'red of words': [red[3], [8.6, 7.4, 6.2, 5.2]],
};

const mix = (color: string, share: number, ground: string) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [one = 0, other = 0] = [color, ground].map((hex) => parseInt(hex.slice(at, at + 2), 16));
      return Math.round(one * share + other * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

describe('contrast', () => {
  it('is 21 between black and white', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  });

  it.each(
    Object.entries(inks).flatMap(([ink, [color, least]]) =>
      grounds.map((ground, at) => ({ ink, ground, color, least: least[at] ?? 21 })),
    ),
  )('of $ink on $ground is at least $least', ({ color, ground, least }) => {
    expect(contrast(color, surfaces[ground])).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['gold', gold[4], 12],
    ['gold, pressed', gold[5], 9.7],
    ['green', green[4], 10.2],
    ['red', red[4], 6.9],
    ['red, pressed', red[5], 4.5],
    ['blue', blue[4], 9.1],
    ['orange', orange[4], 9.4],
  ] as const)('of dark letters on %s is enough', (_name, fill, least) => {
    expect(contrast(dark[7], fill)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['gold', gold[4], gold[4]],
    ['green', green[4], green[4]],
    ['blue', blue[4], blue[4]],
    ['orange', orange[4], orange[4]],
    ['red', red[4], red[3]],
  ] as const)('of letters on a tint of %s is enough on card and raised', (_name, tint, letters) => {
    for (const ground of [surfaces.card, surfaces.raised])
      expect(contrast(letters, mix(tint, 0.14, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['card', 'raised'] as const)(
    'a disabled control is lighter than %s, and its words are read',
    (ground) => {
      const [, share] =
        /--mantine-color-disabled: rgba\(152, 163, 179, ([\d.]+)\)/.exec(writeCssVariables()) ?? [];
      const fill = mix(dark[3], Number(share), surfaces[ground]);
      expect(contrast(fill, surfaces[ground])).toBeGreaterThanOrEqual(1.15);
      expect(contrast(dark[3], fill)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('of words on the foot of a white picture is enough where they begin', () => {
    const styles = readFileSync(join(import.meta.dirname, '../game/GameCard/GameCard.module.css'), 'utf8');
    const [, share] = /rgb\(7 11 22 \/ (\d+)%\) 2\.25rem/.exec(styles) ?? [];
    const ground = mix('#070b16', Number(share) / 100, '#ffffff');
    for (const ink of [dark[0], dark[2]]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('separates surfaces and lines', () => {
    const steps = grounds
      .slice(1)
      .map((ground, at) => contrast(surfaces[ground], surfaces[grounds[at] ?? 'page']));
    for (const step of steps) expect(step).toBeGreaterThanOrEqual(1.15);
    expect(contrast(line, surfaces.card)).toBeGreaterThanOrEqual(1.5);
  });
});
