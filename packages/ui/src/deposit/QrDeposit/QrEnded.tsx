import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { useLook } from './use-look.ts';
import { status } from '../../base/status/status.tsx';

export interface QrEndedProps {
  /** Baht of the code that is over. */
  amount: number;
  /** Its time ran out; otherwise it was closed before, which this phone did not do. */
  isExpired: boolean;
  onAgain: () => void;
  /** Looks whether the money is there; resolves when that is known, or cannot be. */
  onCheck: () => Promise<unknown>;
  onSendSlip: (() => void) | undefined;
  onContact: () => void;
}

/** A code that can no longer be paid: whoever has paid must not pay again, whoever has not needs a new one. */
export function QrEnded({ amount, isExpired, onAgain, onCheck, onSendSlip, onContact }: QrEndedProps) {
  const t = useWords('deposit');
  const { isLooking, foundNothing, look } = useLook(onCheck);
  return (
    <>
      <div role="status">
        <Text inherit c="dimmed">
          {t(isExpired ? 'qr.ended.expired' : 'qr.ended.closed')}
        </Text>
        <Text size="lg" fw={600}>
          {t('qr.ended.question', { amount })}
        </Text>
      </div>
      <Answer title={t('qr.ended.yes')} text={t('qr.ended.yesText')}>
        <div role="status">{foundNothing && <Alert {...status.info}>{t('qr.nothing')}</Alert>}</div>
        <Button loading={isLooking} onClick={look}>
          {t('qr.ended.check')}
        </Button>
        {onSendSlip && (
          <Button variant="default" onClick={onSendSlip}>
            {t('qr.ended.slip')}
          </Button>
        )}
        <Button variant="default" onClick={onContact}>
          {t('contact')}
        </Button>
      </Answer>
      <Answer title={t('qr.ended.no')} text={t('qr.ended.noText')}>
        <Button variant="default" onClick={onAgain}>
          {t('qr.ended.again')}
        </Button>
      </Answer>
    </>
  );
}

interface AnswerProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Answer({ title, text, children }: AnswerProps) {
  return (
    <Paper component="section" p="md" radius="md" bg="dark.5">
      <Stack gap="sm">
        <div>
          <Title order={3}>{title}</Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
