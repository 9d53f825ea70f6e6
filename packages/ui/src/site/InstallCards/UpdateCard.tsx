import { useTranslation } from '../../i18n/index.ts';
import { Card } from './Card.tsx';

/** Offers to load a new version of the app. */
export function UpdateCard({ onLoad, onLater }: { onLoad: () => void; onLater: () => void }) {
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
