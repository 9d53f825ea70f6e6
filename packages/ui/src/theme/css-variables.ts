import {
  alpha,
  convertCssVariables,
  type CSSVariablesResolver,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type MantineTheme,
} from '@mantine/core';
import { blue, green, orange, red } from './colors.ts';
import { themePalettes, type BrandPalettes } from './brand.ts';
import { brandTheme, theme } from './theme.ts';

type CSSVariables = ReturnType<CSSVariablesResolver>['variables'];

/** Emitted palettes; Mantine's other eight would add 3 KB to every page. */
const palettes = ['dark', 'gold', 'green', 'red', 'blue', 'orange'];

const shade = /^--mantine-color-([a-z]+)-/;

function isUnused(name: string, { colors }: MantineTheme): boolean {
  const palette = shade.exec(name)?.[1] ?? '';
  return palette in colors && !palettes.includes(palette);
}

/** Light variant: coloured text on a tint of the same colour. */
const tinted = (name: string, color: string, letters = color): CSSVariables => ({
  [`--mantine-color-${name}-light`]: alpha(color, 0.14),
  [`--mantine-color-${name}-light-hover`]: alpha(color, 0.2),
  [`--mantine-color-${name}-light-color`]: letters,
});

/** Returns the CSS variables of a brand, which the build writes into the styles of every page. */
export const writeBrandVariables = (palettes: BrandPalettes): string =>
  writeCssVariables(brandTheme(palettes), palettes);

/**
 * Returns the CSS variables of the dark scheme, and those of the product. Mantine would emit fourteen palettes and the
 * light scheme.
 */
export function writeCssVariables(
  overrides: typeof theme = theme,
  { dark: ink, gold, float, line }: BrandPalettes = themePalettes,
): string {
  const full = mergeMantineTheme(DEFAULT_THEME, overrides);
  const { variables, dark } = defaultCssVariablesResolver(full);
  const own: CSSVariables = {
    '--mantine-color-default-border': line,
    '--mantine-color-error': red[3],
    '--mantine-color-success': green[4],
    '--mantine-color-anchor': gold[4],
    '--mantine-color-disabled': alpha(ink[3], 0.1),
    '--mantine-color-disabled-border': ink[5],
    ...tinted('gold', gold[4]),
    ...tinted('green', green[4]),
    ...tinted('red', red[4], red[3]),
    ...tinted('blue', blue[4]),
    ...tinted('orange', orange[4]),
    ...tinted('gray', ink[2]),
    '--wallet-float': float,
    '--wallet-figure': '1.75rem',
  };
  const used: CSSVariables = Object.fromEntries(
    Object.entries({ ...variables, ...dark }).filter(([name]) => !isUnused(name, full)),
  );
  return convertCssVariables({ variables: { ...used, ...own }, light: {}, dark: {} }, ':root').trim();
}
