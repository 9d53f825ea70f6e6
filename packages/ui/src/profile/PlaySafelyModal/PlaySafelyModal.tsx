import '@mantine/core/styles/Divider.layer.css';
import { Button, Divider, Stack, Title, Alert } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AgeSign } from '../../base/AgeSign/AgeSign.tsx';
import { ChipSelect } from '../../base/ChipSelect/ChipSelect.tsx';
import { useNavigation } from '../../base/Link/Link.tsx';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetParts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import {
  checkIntervals,
  type Budget,
  type CheckInterval,
  type PauseLength,
  pauseLengths,
} from '../play-safely/index.ts';
import { HelpWays } from '../Pause/Pause.tsx';
import { SessionTime } from '../PlaySafelyCard/PlaySafelyCard.tsx';
import { BudgetForm } from './BudgetForm.tsx';
import { PauseConfirmation } from './PauseConfirmation.tsx';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface PlaySafelyModalProps extends DialogProps {
  /** Whole seconds since login. */
  seconds: number;
  /** Minutes between two reality checks; undefined while off. */
  checkEvery: CheckInterval | undefined;
  onCheckEvery: (minutes: CheckInterval | undefined) => void;
  /** Budget reminder; undefined while off. */
  budget: Budget | undefined;
  onBudget: (budget: Budget | undefined) => void;
  /** End of this phone's pause, ISO 8601; undefined without one. */
  pausedUntil: string | undefined;
  /** Begins a pause and logs out. */
  onPause: (length: PauseLength) => void;
}

/** Responsible-gaming settings; stored on this phone only. */
export function PlaySafelyModal({ isOpen, onClose, onPause, ...sections }: PlaySafelyModalProps) {
  const t = useTranslation('profile');
  const [pauseLength, setPauseLength] = useResetOnOpen<PauseLength | undefined>(isOpen, undefined);
  if (pauseLength !== undefined) {
    return (
      <PauseConfirmation
        isOpen={isOpen}
        onClose={onClose}
        length={pauseLength}
        onBack={() => setPauseLength(undefined)}
        onConfirm={() => onPause(pauseLength)}
      />
    );
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('playSafely.title')} size="lg">
      <SheetStep key="settings">
        <Sections {...sections} onChoosePause={setPauseLength} />
      </SheetStep>
    </Sheet>
  );
}

type SectionsProps = Omit<PlaySafelyModalProps, 'isOpen' | 'onClose' | 'onPause'> & {
  onChoosePause: (length: PauseLength) => void;
};

function Sections(props: SectionsProps) {
  const { seconds, checkEvery } = props;
  const t = useTranslation('profile');
  const { navigate } = useNavigation();
  const intervals = checkIntervals.map((minutes) => ({
    value: `${minutes}` as const,
    label: t('playSafely.check.every', { count: minutes }),
  }));
  return (
    <>
      <Hint>{t('playSafely.device')}</Hint>
      <SessionTime seconds={seconds} />
      <Section>
        <ChipSelect
          label={t('playSafely.check.label')}
          description={t('playSafely.check.hint')}
          options={[{ value: 'off', label: t('playSafely.off') }, ...intervals]}
          value={checkEvery === undefined ? 'off' : `${checkEvery}`}
          onChange={(chosen) => props.onCheckEvery(checkIntervals.find((minutes) => `${minutes}` === chosen))}
        />
      </Section>
      <Section>
        <BudgetForm budget={props.budget} onSave={props.onBudget} />
        <Button variant="default" onClick={() => navigate('/user/statement?modal=spending')}>
          {t('playSafely.spending')}
        </Button>
      </Section>
      <Section>
        <PauseSelect pausedUntil={props.pausedUntil} onChoose={props.onChoosePause} />
      </Section>
      <Section>
        <Title order={3}>{t('playSafely.help.title')}</Title>
        <Hint>{t('playSafely.help.text')}</Hint>
        <HelpWays />
        <AgeSign>{(age) => t('playSafely.age', { age })}</AgeSign>
      </Section>
    </>
  );
}

const Section = ({ children }: { children: ReactNode }) => (
  <Stack component="section" gap="md">
    <Divider />
    {children}
  </Stack>
);

interface PauseSelectProps extends Pick<PlaySafelyModalProps, 'pausedUntil'> {
  onChoose: (length: PauseLength) => void;
}

/** Choice of a pause; hidden during a pause. */
function PauseSelect({ pausedUntil, onChoose }: PauseSelectProps) {
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
