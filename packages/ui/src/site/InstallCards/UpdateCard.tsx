import { useWords } from '../../words/index.ts';
import { Card } from './Card.tsx';

export interface UpdateCardProps {
  /** Loads the page anew. */
  onLoad: () => void;
  onLater: () => void;
}

/** Says that there is a new version of the app, and offers to load it. */
export function UpdateCard({ onLoad, onLater }: UpdateCardProps) {
  const t = useWords('site');
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
