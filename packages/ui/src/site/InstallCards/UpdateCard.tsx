import { useTranslation } from '../../i18n/index.ts';
import { Card } from './Card.tsx';

export interface UpdateCardProps {
  onLoad: () => void;
  onLater: () => void;
}

/** Offers to load a new version of the app. */
export function UpdateCard({ onLoad, onLater }: UpdateCardProps) {
  const t = useTranslation('site');
  return (
    <Card
      title={t('update.title')}
      text={t('update.text')}
      action={{ label: t('update.action'), onClick: onLoad }}
      laterLabel={t('update.later')}
      onLater={onLater}
    />
  );
}
