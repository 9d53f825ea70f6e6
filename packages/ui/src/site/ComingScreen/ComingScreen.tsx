import { Button } from '../../base/Button/Button.tsx';
import { ClockIcon } from '../../base/Icon/ActionIcon.tsx';
import { Message } from '../../base/Message/Message.tsx';
import { useWords } from '../../words/index.ts';

export interface ComingScreenProps {
  /** The way home. */
  homeHref: string;
}

/** Instead of a page that is still to come (contract/coming). */
export function ComingScreen({ homeHref }: ComingScreenProps) {
  const t = useWords('site');
  return (
    <Message icon={<ClockIcon size={36} />} title={t('coming.title')} text={t('coming.text')}>
      <Button href={homeHref} size="lg">
        {t('common:ways.home')}
      </Button>
    </Message>
  );
}
