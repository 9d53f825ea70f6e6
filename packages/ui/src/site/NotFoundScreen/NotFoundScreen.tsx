import { Button } from '@mantine/core';
import { QuestionIcon } from '../../base/Icon/ActionIcon.tsx';
import { Message } from '../../base/Message/Message.tsx';
import { useWords } from '../../words/index.ts';
import { Link } from '../../base/Link/Link.tsx';

export interface NotFoundScreenProps {
  /** The way home. */
  homeHref: string;
}

/** The catch-all page (spec 2). */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  const t = useWords('site');
  return (
    <Message icon={<QuestionIcon size={36} />} title={t('notFound.title')} text={t('notFound.text')}>
      <Button component={Link} href={homeHref} size="lg">
        {t('common:ways.home')}
      </Button>
    </Message>
  );
}
