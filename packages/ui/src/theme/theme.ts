import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import controls from './controls.module.css';
import { gold, green, ink, red, tokens } from './tokens.ts';

// Thai and Lao stack marks above and below the line: every size leaves them room.
const lineHeight = '1.6';
const heading = (rem: number) => ({ fontSize: `${rem}rem`, lineHeight });

/** The look of every Mantine component: dark only, motion only where the player wants it. */
export const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'gold',
  primaryShade: 4,
  autoContrast: true,
  black: tokens.onGold,
  colors: { dark: ink, gold, green, red },
  defaultRadius: 'md',
  radius: { xs: '0.375rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  fontFamily: 'var(--wallet-font)',
  lineHeights: { xs: lineHeight, sm: lineHeight, md: lineHeight, lg: lineHeight, xl: lineHeight },
  headings: {
    fontFamily: 'var(--wallet-font)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: heading(1.375),
      h2: heading(1.1875),
      h3: heading(1.0625),
      h4: heading(1),
      h5: heading(0.9375),
      h6: heading(0.875),
    },
  },
  components: {
    Badge: {
      defaultProps: { variant: 'light' },
      classNames: { root: controls.badge, label: controls.badgeLabel },
    },
    Input: { defaultProps: { size: 'md' }, classNames: { wrapper: controls.field, input: controls.input } },
    InputWrapper: {
      defaultProps: { size: 'md' },
      classNames: { label: controls.label, error: controls.note, description: controls.note },
    },
  },
});

/** Mantine's quiet colours, from the tokens. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: {
    '--mantine-color-error': tokens.negative,
    '--mantine-color-success': tokens.positive,
    '--mantine-color-anchor': tokens.gold,
    '--mantine-color-default-border': tokens.line,
    ...tinted('gold', tokens.gold),
    ...tinted('green', tokens.positive),
    ...tinted('red', tokens.negative),
    ...tinted('gray', tokens.muted),
  },
});

/** A colour's quiet variant: its own text on a breath of itself. */
function tinted(name: string, color: string): Record<string, string> {
  return {
    [`--mantine-color-${name}-light`]: `color-mix(in srgb, ${color} 14%, transparent)`,
    [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, ${color} 20%, transparent)`,
    [`--mantine-color-${name}-light-color`]: color,
  };
}
