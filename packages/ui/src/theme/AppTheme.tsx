// The foundation, in the order Mantine layers it; every component brings the rest of its own (see styles.test.ts).
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import './fonts.css';
import './page.css';
import { MantineProvider, MantineThemeProvider, type MantineColorSchemeManager } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { useMemo, type ReactNode } from 'react';
import { Toasts } from '../base/Toasts/Toasts.tsx';
import { useWords } from '../words/index.ts';
import { cssVariables, theme } from './theme.ts';

export interface AppThemeProps {
  /** The nonce of the page's content security policy, where it has one; every style made at run time carries it. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** The look of the product and its toasts. Stands below `WordsProvider`, once per page. */
export function AppTheme({ nonce, children }: AppThemeProps) {
  // Before any child locks scrolling: that style is made outside of Mantine.
  if (nonce !== undefined) setNonce(nonce);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="dark"
      forceColorScheme="dark"
      colorSchemeManager={alwaysDark}
      {...(nonce !== undefined && { getStyleNonce: () => nonce })}
    >
      <SpokenDefaults>
        {children}
        <Toasts />
      </SpokenDefaults>
    </MantineProvider>
  );
}

/** Mantine's own keeps the choice in localStorage and falls back to light when it is shown anew after a suspension. */
const alwaysDark: MantineColorSchemeManager = {
  get: () => 'dark',
  set: () => undefined,
  clear: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
};

/** Mantine names its close buttons in English; here they speak the active language. */
function SpokenDefaults({ children }: { children: ReactNode }) {
  const t = useWords('common');
  const close = t('actions.close');
  const spoken = useMemo(
    () => ({ components: { CloseButton: { defaultProps: { 'aria-label': close } } } }),
    [close],
  );
  return <MantineThemeProvider theme={spoken}>{children}</MantineThemeProvider>;
}
