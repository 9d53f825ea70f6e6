import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { QuestionIcon } from '../../base/Icon/Icon.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { Message } from '../../base/Message/Message.tsx';
import { useWords } from '../../words/index.ts';

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
        {t('toHome')}
      </Button>
    </Message>
  );
}
