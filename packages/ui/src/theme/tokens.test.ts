import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { ink, tokens } from './tokens.ts';

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
    expect(contrast(ink[3] ?? '', tokens.card)).toBeGreaterThanOrEqual(4.5);
  });

  it('text on gold is readable', () => {
    expect(contrast(tokens.onGold, tokens.gold)).toBeGreaterThanOrEqual(4.5);
  });
});
