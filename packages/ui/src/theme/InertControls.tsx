import { MantineThemeProvider } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NativeButton } from './NativeButton.tsx';

const InertButton = (props: ComponentPropsWithRef<'button'>) => <NativeButton inert {...props} />;

const theme = {
  components: {
    UnstyledButton: { defaultProps: { component: InertButton } },
    NativeSelect: { defaultProps: { inert: true } },
  },
};

/**
 * Renders buttons and selects that take no taps, for markup the browser shows before the app starts. Fields work, and
 * buttons that are explicitly not inert.
 */
export const InertControls = ({ children }: { children: ReactNode }) => (
  <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
);
