import { Stack } from '@mantine/core';
import { ConfirmSheet } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import type { DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { PauseLength } from '../play-safely/index.ts';

export interface PauseQuestionProps extends DialogProps {
  length: PauseLength;
  onBack: () => void;
  onConfirm: () => void;
}

/** Effects and limits of a pause, before it begins. */
export function PauseConfirmation({ length, onBack, onConfirm, ...sheet }: PauseQuestionProps) {
  const t = useTranslation('profile');
  return (
    <ConfirmSheet
      {...sheet}
      title={t('playSafely.pause.question', { length: t(`playSafely.pause.${length}`) })}
      text={
        <Stack component="ul" gap="sm" pl="lg" m={0}>
          {(['hides', 'logsOut', 'noEnd', 'notReal', 'support'] as const).map((fact) => (
            <li key={fact}>{t(`playSafely.pause.facts.${fact}`)}</li>
          ))}
        </Stack>
      }
      cancelLabel={t('common:actions.back')}
      confirmLabel={t('playSafely.pause.start')}
      onCancel={onBack}
      onConfirm={onConfirm}
    />
  );
}
