export { surfaces } from './colors.ts';
export { InertControls } from './InertControls.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
