import './foundation.css';
import './fonts.css';
import './font-fallbacks.css';
import './page.css';
import { MantineProvider, mergeThemeOverrides, type MantineColorSchemeManager } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Toasts } from '../base/Toasts/Toasts.tsx';
import { useWords } from '../words/index.ts';
import { themePalettes, type BrandPalettes } from './brand.ts';
import { writeCssVariables } from './css-variables.ts';
import { AppNameContext } from '../base/PageTitle/PageTitle.tsx';
import { theme } from './theme.ts';

export interface UiProviderProps {
  /** The nonce of the page's content security policy, where it has one; every style made at run time carries it. */
  nonce?: string | undefined;
  /** `test` leaves out transitions and portals. */
  env?: 'default' | 'test';
  /** The operator's name for the product, in the title of every page. */
  appName?: string;
  /** The operator's colours; unset, those of the theme. */
  palettes?: BrandPalettes;
  children: ReactNode;
}

/** Mantine with the look of the product, and its toasts. Stands below `WordsProvider`, once per page. */
export function UiProvider({
  nonce = '',
  env = 'default',
  appName = '',
  palettes = themePalettes,
  children,
}: UiProviderProps) {
  // Before any child makes a style at run time.
  if (nonce !== '') setNonce(nonce);
  const spoken = useSpokenTheme(palettes);
  // Mantine would emit all of its fourteen palettes, and those of the light scheme.
  const cssVariables = useMemo(() => writeCssVariables(branded(palettes), palettes), [palettes]);
  return (
    <MantineProvider
      theme={spoken}
      withCssVariables={false}
      forceColorScheme="dark"
      colorSchemeManager={alwaysDark}
      getStyleNonce={useCallback(() => nonce, [nonce])}
      env={env}
    >
      <style nonce={nonce} data-wallet-theme>
        {cssVariables}
      </style>
      <AppNameContext value={appName}>{children}</AppNameContext>
      <Toasts />
    </MantineProvider>
  );
}

const branded = ({ dark, gold }: BrandPalettes) =>
  mergeThemeOverrides(theme, { black: dark[7], colors: { dark, gold } });

/** Mantine's own keeps the choice in localStorage and falls back to light after a suspension. */
const alwaysDark: MantineColorSchemeManager = {
  get: () => 'dark',
  set: () => undefined,
  clear: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
};

/** Mantine names its buttons in English; here they speak the active language. */
function useSpokenTheme(palettes: BrandPalettes) {
  const t = useWords('common');
  const close = t('actions.close');
  return useMemo(
    () =>
      mergeThemeOverrides(branded(palettes), {
        components: { CloseButton: { defaultProps: { 'aria-label': close } } },
      }),
    [palettes, close],
  );
}
