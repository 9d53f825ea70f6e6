import { useMediaQuery } from '@mantine/hooks';

/** Returns whether the window has desktop width, where details stand beside their list (docs/design.md). */
export const useIsDesktop = (): boolean =>
  useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
