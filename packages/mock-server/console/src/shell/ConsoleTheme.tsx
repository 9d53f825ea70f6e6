import { consoleTheme, themeVariables } from '@wallet/ui/theme';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useText } from '../language/texts.ts';

/** By default Mantine draws the borders of surfaces as bright as those of controls. */
const border = 'var(--mantine-color-default-border)';
const components = {
  ActionIcon: { defaultProps: { variant: 'default', size: 'lg' } },
  Table: { defaultProps: { borderColor: border, verticalSpacing: 'xs' } },
  Code: { styles: { root: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } },
  Drawer: { defaultProps: { position: 'right', size: 'lg' } },
  JsonInput: { defaultProps: { autosize: true }, styles: { input: { fontFamily: 'monospace' } } },
  NavLink: { styles: { root: { borderRadius: 'var(--mantine-radius-sm)' } } },
  Paper: { styles: { root: { '--paper-border-color': border } } },
  Card: { styles: { root: { '--paper-border-color': border } } },
  AppShell: { styles: { root: { '--app-shell-border-color': border } } },
};

/** Colours and corners of the product, with the sizes and fonts of a tool. */
export function ConsoleTheme({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const close = { defaultProps: { 'aria-label': t('shell.close') } };
  return (
    <MantineProvider
      theme={{ ...consoleTheme, components: { ...components, CloseButton: close } }}
      forceColorScheme="dark"
    >
      <style>{themeVariables(consoleTheme)}</style>
      <Notifications position="bottom-right" containerWidth="min(26rem, calc(100vw - 2rem))" />
      {children}
    </MantineProvider>
  );
}
