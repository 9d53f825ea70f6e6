import { Button } from '@mantine/core';
import errorArt from '../../art/error.svg?no-inline';
import { MessageScreen } from '../../base/MessageScreen/MessageScreen.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Link } from '../../base/Link/Link.tsx';

/** Catch-all page (spec 2). */
export function NotFoundScreen() {
  const t = useTranslation('site');
  return (
    <MessageScreen art={errorArt} title={t('notFound.title')} text={t('notFound.text')}>
      <Button component={Link} href="/" size="lg">
        {t('common:ways.home')}
      </Button>
    </MessageScreen>
  );
}
