import { Button } from '@mantine/core';
import { WarningIcon } from '../../base/Icon/Icon.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { Message } from '../../base/Message/Message.tsx';
import { useWords } from '../../words/index.ts';
import classes from './RouteError.module.css';

export interface RouteErrorProps {
  /** What support needs to find the error; nothing where it was not recorded. */
  errorId?: string | undefined;
  /** Loads the page anew. */
  onReload: () => void;
  /** The way home. */
  homeHref: string;
  /** Where help is. */
  contactHref: string;
}

/** Instead of a page that broke: reload, home, or help. */
export function RouteError({ errorId, onReload, homeHref, contactHref }: RouteErrorProps) {
  const t = useWords('common');
  return (
    <div role="alert">
      <Message
        icon={<WarningIcon size={36} />}
        title={t('routeError.title')}
        text={
          <>
            <p className={classes.text}>{t('routeError.text')}</p>
            {errorId !== undefined && <p className={classes.id}>{t('routeError.id', { id: errorId })}</p>}
          </>
        }
      >
        <Button size="lg" onClick={onReload}>
          {t('routeError.reload')}
        </Button>
        <p className={classes.ways}>
          <Link href={homeHref}>{t('ways.home')}</Link>
          <Link href={contactHref}>{t('ways.contact')}</Link>
        </p>
      </Message>
    </div>
  );
}
