import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../words/index.ts';
import type { LogoutConfirmProps } from './LogoutConfirm.tsx';
import classes from './PlainLogout.module.css';

/** Asks before the session ends where the sheet that does so could not be fetched: below the top bar, with what is there. */
export function PlainLogout({ warning, onClose, onConfirm }: Omit<LogoutConfirmProps, 'isOpen'>) {
  const t = useWords('common');
  const title = useId();
  return (
    <div role="group" aria-labelledby={title} className={classes.strip}>
      <Text inherit mt={0} mx="auto" mb="sm" maw="36rem" role="alert">
        <strong id={title}>{t('logout.title')}</strong> {warning ?? t('logout.text')}
      </Text>
      <div className={classes.answers}>
        <Button variant="default" size="sm" onClick={onClose}>
          {t('logout.stay')}
        </Button>
        <Button size="sm" onClick={onConfirm}>
          {t('logout.action')}
        </Button>
      </div>
    </div>
  );
}
