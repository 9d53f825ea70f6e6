import { ActionIcon, Box, Button } from '@mantine/core';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { CloseIcon, ExternalIcon } from '../../base/Icon/ActionIcon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './InAppNotice.module.css';
import { Link } from '../../base/Link/Link.tsx';

export interface InAppNoticeProps {
  /** The app whose browser shows this page, by its name. */
  app: string;
  /** The address of this page, for another browser. */
  address: string;
  /** An address that leaves for the phone's own browser by itself, where the app has such a thing. */
  wayOut?: string | undefined;
  onClose: () => void;
}

/** Inside a chat app files, codes and games work badly: says so, and how to get out. Goes into the banner of a frame. */
export function InAppNotice({ app, address, wayOut, onClose }: InAppNoticeProps) {
  const t = useWords('site');
  return (
    <div className={classes.notice}>
      <div className={classes.words}>
        <p className={classes.title}>{t('inApp.title', { app })}</p>
        <p>{t('inApp.text')}</p>
        {wayOut === undefined && <p>{t('inApp.menu', { app })}</p>}
        <Box mt="sm">
          {wayOut === undefined ? (
            <CopyButton text={address} label={t('inApp.copy')} withLabel />
          ) : (
            <Button component={Link} href={wayOut} size="sm" leftSection={<ExternalIcon size={18} />}>
              {t('inApp.open')}
            </Button>
          )}
        </Box>
      </div>
      <ActionIcon aria-label={t('common:actions.close')} onClick={onClose}>
        <CloseIcon size={20} />
      </ActionIcon>
    </div>
  );
}
