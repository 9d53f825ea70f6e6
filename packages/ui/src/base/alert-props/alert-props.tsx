import type { AlertProps } from '@mantine/core';
import { CheckIcon, InfoIcon, WarningIcon } from '../Icon/Icon.tsx';

/** Colour and icon per kind, to spread on an `Alert`; colour is never the only sign. */
export const alertProps = {
  info: { color: 'blue', icon: <InfoIcon size={20} /> },
  success: { color: 'green', icon: <CheckIcon size={20} /> },
  warning: { color: 'orange', icon: <WarningIcon size={20} /> },
  failure: { color: 'red', icon: <WarningIcon size={20} /> },
} satisfies Record<string, Pick<AlertProps, 'color' | 'icon'>>;
