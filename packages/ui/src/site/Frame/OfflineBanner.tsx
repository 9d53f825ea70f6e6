import { Alert } from '@mantine/core';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface OfflineBannerProps {
  /** Guests see no balances. */
  isGuest?: boolean;
}

/** Offline notice for the banner of a frame, which announces it. */
export function OfflineBanner({ isGuest = false }: OfflineBannerProps) {
  const t = useTranslation('common');
  return (
    <Alert {...alertProps.warning} radius={0} py="xs">
      {t(isGuest ? 'frame.offlineGuest' : 'frame.offline')}
    </Alert>
  );
}
