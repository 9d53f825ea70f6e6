import { useWords } from '../../words/index.ts';
import { Card } from './Card.tsx';

export interface InstallCardProps {
  /** Asks the browser to install the app; none where only the player can do it, from the browser's own menu (iOS). */
  onInstall?: (() => void) | undefined;
  onLater: () => void;
}

/** Offers to put the app on the phone's home screen. */
export function InstallCard({ onInstall, onLater }: InstallCardProps) {
  const t = useWords('site');
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
