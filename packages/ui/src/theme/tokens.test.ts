import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { tokens } from './tokens.ts';

const surfaces = ['page', 'card', 'raised'] as const;

describe('contrast', () => {
  it('is 21 between black and white', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  });
});

describe('tokens', () => {
  it.each(
    surfaces.flatMap((surface) =>
      (['text', 'muted', 'gold', 'positive', 'negative'] as const).map((ink) => ({ surface, ink })),
    ),
  )('$ink is readable on $surface', ({ surface, ink: color }) => {
    expect(contrast(tokens[color], tokens[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('the edge of a control is visible on %s', (surface) => {
    expect(contrast(tokens.edge, tokens[surface])).toBeGreaterThanOrEqual(3);
  });

  it('a placeholder is readable in its field', () => {
    expect(contrast(tokens.placeholder, tokens.card)).toBeGreaterThanOrEqual(4.5);
  });

  it('stand in tokens.css as they are', () => {
    const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
    const written = [...css.matchAll(/--wallet-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [
      name,
      color,
    ]);
    const wanted = Object.entries(tokens).map(([name, color]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      color.toLowerCase(),
    ]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(wanted));
  });

  it.each(['gold', 'goldPressed', 'negative', 'negativePressed'] as const)(
    'text on %s is readable',
    (fill) => {
      expect(contrast(tokens.onGold, tokens[fill])).toBeGreaterThanOrEqual(4.5);
    },
  );
});
