import type { Satang } from '@wallet/contract/wire/money';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { ContactButton } from '../ContactButton.tsx';
import { useDepositCheck, type OnDepositCheck } from './use-deposit-check.tsx';

export interface QrEndedProps {
  amount: Satang;
  /** False for a code that was closed before its time, by another device or by the operator. */
  isExpired: boolean;
  /** Discards the ended code, which was not paid. */
  onAgain: () => void;
  onCheck: OnDepositCheck;
  onSendSlip: (() => void) | undefined;
}

/** An ended code: a player who paid checks the deposit, a player who did not gets a new code. */
export function QrEnded({ amount, isExpired, onAgain, onCheck, onSendSlip }: QrEndedProps) {
  const t = useTranslation('deposit');
  const { isChecking, status, check } = useDepositCheck(onCheck);
  return (
    <>
      <div role="status">
        <Hint inherit>{t(isExpired ? 'qr.ended.expired' : 'qr.ended.closed')}</Hint>
        <Text size="lg" fw={600}>
          {t('qr.ended.question', { amount })}
        </Text>
      </div>
      <Choice title={t('qr.ended.yes')} text={t('qr.ended.yesText')}>
        {status}
        <Button loading={isChecking} onClick={check}>
          {t('qr.ended.check')}
        </Button>
        {onSendSlip && (
          <Button variant="default" onClick={onSendSlip}>
            {t('qr.ended.slip')}
          </Button>
        )}
        <ContactButton />
      </Choice>
      <Choice title={t('qr.ended.no')} text={t('qr.ended.noText')}>
        <Button variant="default" onClick={onAgain}>
          {t('qr.ended.again')}
        </Button>
      </Choice>
    </>
  );
}

interface ChoiceProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Choice({ title, text, children }: ChoiceProps) {
  return (
    <Paper component="section" p="md" radius="md" bg="dark.5">
      <Stack gap="sm">
        <div>
          <Title order={3}>{title}</Title>
          <Hint>{text}</Hint>
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
