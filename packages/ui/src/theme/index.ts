export type { Brand } from './brand.ts';
export { InertControls } from './InertControls.tsx';
export { UiProvider } from './UiProvider.tsx';
export { consoleTheme } from './console-theme.ts';
export { writeCssVariables as themeVariables } from './css-variables.ts';
