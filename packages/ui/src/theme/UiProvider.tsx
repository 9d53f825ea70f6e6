import './foundation.css';
import './fonts.css';
import './font-fallbacks.css';
import './page.css';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { Toasts } from '../base/Toasts/Toasts.tsx';
import { useTranslation } from '../i18n/index.ts';
import { BrandContext, noBrand, type Brand, type BrandPalettes } from './brand.ts';
import { components } from './components.ts';
import { brandTheme } from './theme.ts';

export interface UiProviderProps {
  /** `test` disables transitions and portals. */
  env?: 'default' | 'test';
  brand?: Brand;
  children: ReactNode;
}

/**
 * Mantine with the theme of the product, and its toasts. Once per page, below `I18nProvider`. The build adds its CSS
 * variables to the styles of the page (css-variables.ts).
 */
export function UiProvider({ env = 'default', brand = noBrand, children }: UiProviderProps) {
  const { palettes } = brand;
  const localizedTheme = useLocalizedTheme(palettes);
  return (
    <MantineProvider
      theme={localizedTheme}
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme="dark"
      defaultColorScheme="dark"
      env={env}
    >
      <BrandContext value={brand}>{children}</BrandContext>
      <Toasts />
    </MantineProvider>
  );
}

/** Mantine's default labels are English; this one follows the active language. */
function useLocalizedTheme(palettes: BrandPalettes) {
  const t = useTranslation('common');
  const close = t('actions.close');
  return useMemo(
    () =>
      mergeThemeOverrides(
        brandTheme(palettes),
        { components },
        { components: { CloseButton: { defaultProps: { 'aria-label': close } } } },
      ),
    [palettes, close],
  );
}
