export { surfaces } from './colors.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
