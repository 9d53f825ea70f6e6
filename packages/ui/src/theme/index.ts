export { surfaces } from './colors.ts';
export { InertControls } from './InertControls.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { consoleTheme } from './console-theme.ts';
export { writeCssVariables as themeVariables } from './css-variables.ts';
