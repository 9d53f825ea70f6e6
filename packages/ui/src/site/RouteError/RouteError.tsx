import { Anchor, Button, Group } from '@mantine/core';
import errorArt from '../../art/error.svg?no-inline';
import offlineArt from '../../art/offline.svg?no-inline';
import { Link } from '../../base/Link/Link.tsx';
import { MessageScreen } from '../../base/MessageScreen/MessageScreen.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface RouteErrorProps {
  /** True if the code of the page could not be fetched without a connection; otherwise the page crashed. */
  isOffline: boolean;
  /** Reloads the page, or only its code. */
  onRetry: () => void;
  /** Contact page; undefined where it is this page. */
  contactHref: string | undefined;
}

/** Replaces a page that cannot be shown: retry, home, or contact. */
export function RouteError({ isOffline, onRetry, contactHref }: RouteErrorProps) {
  const t = useTranslation('common');
  return (
    <div role="alert">
      <MessageScreen
        isInFrame
        art={isOffline ? offlineArt : errorArt}
        title={t(isOffline ? 'state.failed' : 'routeError.title')}
        text={t(isOffline ? 'state.failedHint' : 'routeError.text')}
      >
        <Button size="lg" onClick={onRetry}>
          {t(isOffline ? 'actions.retry' : 'routeError.reload')}
        </Button>
        <Group justify="center" gap="xl">
          <Anchor component={Link} href="/" py="xs">
            {t('ways.home')}
          </Anchor>
          {contactHref !== undefined && (
            <Anchor component={Link} href={contactHref} py="xs">
              {t('ways.contact')}
            </Anchor>
          )}
        </Group>
      </MessageScreen>
    </div>
  );
}
