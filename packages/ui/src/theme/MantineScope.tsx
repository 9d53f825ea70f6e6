// The foundation, in the order Mantine layers it; every component brings the rest of its own (see styles.test.ts).
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { MantineProvider, MantineThemeProvider, type MantineColorSchemeManager } from '@mantine/core';
import { getNonce } from 'get-nonce';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { cssVariables, theme } from './theme.ts';

const ScopeContext = createContext(false);

export interface MantineScopeProps {
  children: ReactNode;
}

/**
 * Where components of Mantine may stand. Kept out of the first page: a `Sheet` and the toasts bring one along, and a
 * screen that shows Mantine elsewhere stands in one. Inside of another it adds nothing.
 */
export function MantineScope({ children }: MantineScopeProps) {
  const isInside = useContext(ScopeContext);
  if (isInside) return children;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="dark"
      forceColorScheme="dark"
      colorSchemeManager={alwaysDark}
      getStyleNonce={nonceOfPage}
    >
      <SpokenDefaults>
        <ScopeContext value>{children}</ScopeContext>
      </SpokenDefaults>
    </MantineProvider>
  );
}

const nonceOfPage = () => getNonce() ?? '';

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
