export { AppTheme, type AppThemeProps } from './AppTheme.tsx';
export { tokens } from './tokens.ts';
