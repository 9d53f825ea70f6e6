import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { ChipSelect } from '../../base/ChipSelect/ChipSelect.tsx';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { pauseLengths, type PauseLength } from '../play-safely/index.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface PauseSelectProps {
  /** End of this phone's pause, ISO 8601; undefined without one. */
  pausedUntil: string | undefined;
  onChoose: (length: PauseLength) => void;
}

/** Choice of a pause; hidden during a pause. */
export function PauseSelect({ pausedUntil, onChoose }: PauseSelectProps) {
  const t = useTranslation('profile');
  const [length, setLength] = useState<PauseLength>('day');
  if (pausedUntil !== undefined) {
    return (
      <Alert {...alertProps.info}>
        {t('playSafely.pause.on')} <DateTime value={pausedUntil} />
      </Alert>
    );
  }
  return (
    <>
      <ChipSelect
        label={t('playSafely.pause.label')}
        description={t('playSafely.pause.hint')}
        options={pauseLengths.map((value) => ({ value, label: t(`playSafely.pause.${value}`) }))}
        value={length}
        onChange={(chosen) => chosen !== '' && setLength(chosen)}
      />
      <Button variant="default" onClick={() => onChoose(length)}>
        {t('playSafely.pause.next')}
      </Button>
    </>
  );
}
