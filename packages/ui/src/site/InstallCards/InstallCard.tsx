import { useTranslation } from '../../i18n/index.ts';
import { Card } from './Card.tsx';

export interface InstallCardProps {
  /** Shows the browser's install prompt; undefined on iOS, where only the browser's menu installs. */
  onInstall?: (() => void) | undefined;
  onLater: () => void;
}

/** Offers to install the app on the home screen. */
export function InstallCard({ onInstall, onLater }: InstallCardProps) {
  const t = useTranslation('site');
  return (
    <Card
      title={t('install.title')}
      text={onInstall ? t('install.text') : t('install.share')}
      action={onInstall && { label: t('install.action'), onClick: onInstall }}
      laterLabel={t('install.later')}
      onLater={onLater}
    />
  );
}
