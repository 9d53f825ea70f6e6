import { Button, Text } from '@mantine/core';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { useWords } from '../../words/index.ts';
import classes from './Pause.module.css';
import { Link } from '../../base/Link/Link.tsx';

export interface PauseFactsProps {
  /** When the pause ends, ISO 8601. */
  until: string;
  onContact: () => void;
  /** The number of a help line for players, from the operator's configuration. */
  helpLine: string | undefined;
}

/** Until when deposits and games are hidden, what is still there, and who helps. */
export function PauseFacts({ until, onContact, helpLine }: PauseFactsProps) {
  const t = useWords('profile');
  return (
    <>
      <p className={classes.until}>
        <span>{t('pause.until')}</span>
        <strong>
          <DateTime value={until} />
        </strong>
      </p>
      <Text inherit c="dimmed">
        {t('pause.text')}
      </Text>
      <Text inherit c="dimmed">
        {t('pause.support')}
      </Text>
      <div className={classes.ways}>
        <Button variant="default" onClick={onContact}>
          {t('playSafely.help.contact')}
        </Button>
        {helpLine !== undefined && (
          <Button component={Link} href={`tel:${helpLine}`} variant="default">
            {t('playSafely.help.line', { number: helpLine })}
          </Button>
        )}
      </div>
    </>
  );
}
