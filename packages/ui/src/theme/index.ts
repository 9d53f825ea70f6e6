export { AppTheme, type AppThemeProps } from './AppTheme.tsx';
export { MantineScope, type MantineScopeProps } from './MantineScope.tsx';
export { tokens } from './tokens.ts';
