import { Anchor, Button, Group, Text } from '@mantine/core';
import { WarningIcon } from '../../base/Icon/Icon.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { MessageScreen } from '../../base/MessageScreen/MessageScreen.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface RouteErrorProps {
  /** Error id for support; undefined if the error was not recorded. */
  errorId?: string | undefined;
  /** Reloads the page. */
  onReload: () => void;
  /** Home page. */
  homeHref: string;
  /** Contact page. */
  contactHref: string;
}

/** Replaces a crashed page: reload, home, or contact. */
export function RouteError({ errorId, onReload, homeHref, contactHref }: RouteErrorProps) {
  const t = useTranslation('common');
  return (
    <div role="alert">
      <MessageScreen
        icon={<WarningIcon size={36} />}
        title={t('routeError.title')}
        text={
          <>
            <Text inherit>{t('routeError.text')}</Text>
            {errorId !== undefined && (
              <Text size="xs" mt="sm">
                {t('routeError.id', { id: errorId })}
              </Text>
            )}
          </>
        }
      >
        <Button size="lg" onClick={onReload}>
          {t('routeError.reload')}
        </Button>
        <Group justify="center" gap="xl">
          <Anchor component={Link} href={homeHref} py="xs">
            {t('ways.home')}
          </Anchor>
          <Anchor component={Link} href={contactHref} py="xs">
            {t('ways.contact')}
          </Anchor>
        </Group>
      </MessageScreen>
    </div>
  );
}
