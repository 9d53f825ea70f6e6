import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ChipSelect } from '../../base/ChipSelect/ChipSelect.tsx';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetParts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import {
  evaluateSelfCheck,
  selfCheckAnswers,
  selfCheckQuestions,
  type SelfCheckAnswers,
} from '../play-safely/self-check.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface SelfCheckProps extends DialogProps {
  onBack: () => void;
  /** Links to help: help line, support. */
  help: ReactNode;
}

/** Self-check with nine questions and a result; closing clears both. */
export function SelfCheck({ isOpen, onClose, onBack, help }: SelfCheckProps) {
  const t = useTranslation('profile');
  const [answers, setAnswers] = useState<SelfCheckAnswers>({});
  const [stage, setStage] = useState<'questions' | 'missing' | 'result'>('questions');
  const verdict = evaluateSelfCheck(answers);
  const frame = { isOpen, onClose, title: t('playSafely.selfCheck.title'), size: 'lg' } as const;

  if (stage === 'result' && 'result' in verdict) {
    const { result } = verdict;
    return (
      <Sheet {...frame} footer={<Button onClick={onBack}>{t('common:actions.back')}</Button>}>
        <SheetStep key="result">
          <Title order={3}>{t(`playSafely.selfCheck.results.${result}.title`)}</Title>
          <Text inherit>{t(`playSafely.selfCheck.results.${result}.text`)}</Text>
          <Text size="sm" c="dimmed">
            {t('playSafely.selfCheck.note')}
          </Text>
          <Stack gap="md">{help}</Stack>
        </SheetStep>
      </Sheet>
    );
  }
  return (
    <Sheet
      {...frame}
      footer={
        <Group gap="md" grow>
          <Button variant="default" onClick={onBack}>
            {t('common:actions.back')}
          </Button>
          <Button onClick={() => setStage('result' in verdict ? 'result' : 'missing')}>
            {t('playSafely.selfCheck.judge')}
          </Button>
        </Group>
      }
    >
      <SheetStep key="questions">
        <Text size="sm" c="dimmed">
          {t('playSafely.selfCheck.lead')}
        </Text>
        {selfCheckQuestions.map((question) => (
          <ChipSelect
            key={question}
            label={t(`playSafely.selfCheck.questions.${question}`)}
            options={selfCheckAnswers.map((value) => ({
              value,
              label: t(`playSafely.selfCheck.answers.${value}`),
            }))}
            value={answers[question] ?? ''}
            onChange={(answer) => answer && setAnswers({ ...answers, [question]: answer })}
          />
        ))}
        <div role="status">
          {stage === 'missing' && 'open' in verdict && (
            <Alert {...alertProps.warning}>
              {t('playSafely.selfCheck.missing', { count: verdict.open })}
            </Alert>
          )}
        </div>
      </SheetStep>
    </Sheet>
  );
}
