import { useMediaQuery } from '@mantine/hooks';

/** Returns whether the window is as wide as a desktop's, where a detail stands beside its list (docs/design.md). */
export const useIsDesktop = (): boolean =>
  useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
