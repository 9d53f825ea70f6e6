import { createTheme } from '@mantine/core';
import { theme } from './theme.ts';

const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Thai', 'Noto Sans Lao', sans-serif";

/** Colours and corners of the product with Mantine's own sizes and the fonts of the system: for tools, which show more at once. */
export const consoleTheme = createTheme({
  ...theme,
  fontFamily,
  headings: { ...theme.headings, fontFamily },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
});
