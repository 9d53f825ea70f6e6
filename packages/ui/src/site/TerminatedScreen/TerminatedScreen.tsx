import { Button } from '@mantine/core';
import { useState } from 'react';
import closedArt from '../../art/closed.svg?no-inline';
import { minutesAndSeconds, useSecondsLeft } from '../../base/countdown/countdown.ts';
import type { Loadable } from '../../base/loadable.ts';
import { MessageScreen } from '../../base/MessageScreen/MessageScreen.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { useBrand } from '../../theme/brand.ts';
import { Hint } from '../../base/Hint/Hint.tsx';

/** Milliseconds between two checks; they grow, because many players wait. */
const pauses = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

export interface TerminatedScreenProps {
  /** Check whether the service is open. */
  check: Loadable<unknown>;
  onCheck: () => void;
  /** Checks done before. */
  defaultTries?: number;
}

/** Closed service of /terminated, with a check that slows down (spec 2). */
export function TerminatedScreen({ check, onCheck, defaultTries = 0 }: TerminatedScreenProps) {
  const t = useTranslation('site');
  const { helpLine } = useBrand();
  const { errorSentences } = useErrors();
  const [tries, setTries] = useState(defaultTries);
  const [nextAt, setNextAt] = useState<number>();
  const wait = useSecondsLeft(nextAt);
  const isChecking = check.state === 'loading' || (check.state === 'ready' && check.isRefreshing === true);
  const failure = check.state === 'loading' ? undefined : check.failure;
  return (
    <MessageScreen art={closedArt} title={t('terminated.title')} text={t('terminated.text')}>
      <Button
        size="lg"
        loading={isChecking && tries > 0}
        disabled={wait > 0}
        onClick={() => {
          setNextAt(Date.now() + (pauses[Math.min(tries, pauses.length - 1)] ?? 0));
          setTries(tries + 1);
          onCheck();
        }}
      >
        {wait > 0 ? t('terminated.checkIn', { time: minutesAndSeconds(wait) }) : t('terminated.check')}
      </Button>
      <Hint role="status" mih="1.6em">
        {tries > 0 &&
          !isChecking &&
          (failure
            ? `${t('terminated.checkFailed')} ${errorSentences(failure)}`
            : t('terminated.stillClosed'))}
      </Hint>
      {helpLine !== undefined && <Hint>{t('contact.helpLine', { number: helpLine })}</Hint>}
    </MessageScreen>
  );
}
