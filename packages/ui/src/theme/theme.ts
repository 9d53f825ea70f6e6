import {
  createTheme,
  defaultVariantColorsResolver,
  mergeThemeOverrides,
  type VariantColorsResolver,
} from '@mantine/core';
import type { BrandPalettes } from './brand.ts';
import { blue, dark, gold, green, orange, red } from './colors.ts';

// Thai and Lao stack marks above and below the line.
const lineHeight = '1.6';
const heading = (fontSize: string) => ({ fontSize, lineHeight });
const fontSizes = { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' };

/** Adds `danger`, and gives the default variant the border of a control. */
const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === 'danger')
    return {
      background: 'var(--mantine-color-red-4)',
      hover: 'var(--mantine-color-red-5)',
      color: 'var(--mantine-color-black)',
      border: '1px solid transparent',
    };
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'default'
    ? { ...colors, border: '1px solid var(--mantine-color-dark-4)' }
    : colors;
};

/** Theme of the product without its components: dark scheme, reduced motion respected (docs/design.md). */
export const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'gold',
  primaryShade: 4,
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: dark[7],
  white: dark[0],
  colors: { dark, gold, green, red, blue, orange },
  variantColorResolver,
  cursorType: 'pointer',
  defaultRadius: 'md',
  radius: { xs: '0.5rem', sm: '0.5rem', md: '0.75rem', lg: '1.25rem', xl: '1.25rem' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  fontFamily: 'var(--wallet-font)',
  fontSizes,
  fontWeights: { regular: '400', medium: '500', bold: '700' },
  lineHeights: { xs: lineHeight, sm: lineHeight, md: lineHeight, lg: lineHeight, xl: lineHeight },
  headings: {
    fontFamily: 'var(--wallet-font)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: heading(fontSizes.xl),
      h2: heading(fontSizes.lg),
      h3: heading(fontSizes.md),
    },
  },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 4px 16px rgb(0 0 0 / 35%)',
    lg: '0 -16px 48px rgb(0 0 0 / 50%)',
    xl: '0 -16px 48px rgb(0 0 0 / 50%)',
  },
});

/** The theme in the colours of a brand. */
export const brandTheme = ({ dark, gold }: BrandPalettes) =>
  mergeThemeOverrides(theme, { black: dark[7], colors: { dark, gold } });
