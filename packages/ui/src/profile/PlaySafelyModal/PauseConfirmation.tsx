import { Stack } from '@mantine/core';
import { ConfirmActions } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { PauseLength } from '../play-safely/index.ts';

export interface PauseQuestionProps extends DialogProps {
  length: PauseLength;
  onBack: () => void;
  onConfirm: () => void;
}

/** Effects and limits of a pause, before it begins. */
export function PauseConfirmation({ isOpen, onClose, length, onBack, onConfirm }: PauseQuestionProps) {
  const t = useTranslation('profile');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('playSafely.pause.question', { length: t(`playSafely.pause.${length}`) })}
      footer={
        <ConfirmActions
          cancelLabel={t('common:actions.back')}
          confirmLabel={t('playSafely.pause.start')}
          onCancel={onBack}
          onConfirm={onConfirm}
        />
      }
    >
      <SheetStep key="question">
        <Stack component="ul" gap="sm" pl="lg" m={0}>
          {(['hides', 'logsOut', 'noEnd', 'notReal', 'support'] as const).map((fact) => (
            <li key={fact}>{t(`playSafely.pause.facts.${fact}`)}</li>
          ))}
        </Stack>
      </SheetStep>
    </Sheet>
  );
}
