import '@mantine/core/styles/List.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { Alert, Button, Group, List, Progress, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { DownloadIcon, ShareIcon } from '../../base/Icon/ShareIcon.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { QrImage } from '../../base/SafeHtml/SafeHtml.tsx';
import { SheetActions, SheetButtons } from '../../base/Sheet/SheetParts.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { LongPressImage } from '../../base/PictureFile/LongPressImage.tsx';
import { useQrPicture } from './use-qr-picture.ts';
import type { ActiveQr } from './active-qr.ts';
import { useDepositCheck, type OnDepositCheck } from './use-deposit-check.tsx';
import type { ReactNode } from 'react';
import { ClockIcon } from '../../base/Icon/MemberIcon.tsx';
import { minutesAndSeconds } from '../../base/countdown/countdown.ts';

export interface QrViewProps {
  code: ActiveQr;
  left: number;
  receiver: string;
  onCheck: OnDepositCheck;
  onCancel: () => void;
  cancelFailed: ReactNode;
}

/** An active QR code with its countdown, the steps to pay it and the receiver. */
export function QrView({ code, left, receiver, onCheck, onCancel, cancelFailed }: QrViewProps) {
  const t = useTranslation('deposit');
  const { isChecking, status, check } = useDepositCheck(onCheck);
  const { longPressFile, save, share } = useQrPicture(code, receiver);
  const { amount } = code;
  const isLate = left * 4 <= code.lifetime;
  return (
    <>
      <Stack gap="sm">
        <Group justify="space-between" align="baseline" gap="0 1rem">
          <Hint span>
            {t('qr.pay')}{' '}
            <Text span fz="xl" fw={700} c="var(--mantine-color-text)">
              <Money amount={amount} />
            </Text>
          </Hint>
          <QrCountdown left={left} isLate={isLate} />
        </Group>
        <Progress
          value={(left / code.lifetime) * 100}
          size={4}
          color={isLate ? 'orange' : 'blue'}
          aria-hidden
        />
        <Group justify="center" mih={232} opacity={left === 0 ? 0.4 : 1}>
          <QrImage markup={code.markup} alt={t('qr.alt', { amount })} />
        </Group>
      </Stack>
      {longPressFile && <LongPressImage file={longPressFile} alt={t('qr.alt', { amount })} />}
      <Stack component="section" gap={0} aria-labelledby="pay-here">
        <Title order={3} id="pay-here">
          {t('qr.steps.title')}
        </Title>
        <List type="ordered" size="sm">
          <List.Item>{t('qr.steps.save')}</List.Item>
          <List.Item>{t('qr.steps.open')}</List.Item>
          <List.Item>{t('qr.steps.choose')}</List.Item>
        </List>
      </Stack>
      {status}
      <div role="alert">
        {cancelFailed !== undefined && <Alert {...alertProps.failure}>{cancelFailed}</Alert>}
      </div>
      <Hint style={{ overflowWrap: 'anywhere' }}>
        {t('qr.receiver', { name: receiver })}
        <br />
        {t('qr.once')}
      </Hint>
      <Group gap="sm">
        {share && (
          <Button variant="light" leftSection={<ShareIcon size={20} />} onClick={share}>
            {t('qr.share')}
          </Button>
        )}
        <Button variant="subtle" onClick={onCancel}>
          {t('qr.cancel.action')}
        </Button>
      </Group>
      <SheetActions>
        <SheetButtons>
          <Button variant="default" size="lg" loading={isChecking} onClick={check}>
            {t('qr.paid')}
          </Button>
          <Button size="lg" leftSection={<DownloadIcon size={20} />} onClick={save}>
            {t('qr.save')}
          </Button>
        </SheetButtons>
      </SheetActions>
    </>
  );
}

interface QrCountdownProps {
  /** Seconds left. */
  left: number;
  /** The last quarter is highlighted. */
  isLate: boolean;
}

/** The time left to pay. Screen readers get it at one minute, at half a minute and at the end. */
function QrCountdown({ left, isLate }: QrCountdownProps) {
  const t = useTranslation('deposit');
  const announcement =
    left === 0 ? 'over' : left <= 30 ? 'halfMinuteLeft' : left <= 60 ? 'minuteLeft' : undefined;
  return (
    <Group component="p" gap="0 0.375rem" m={0} fz="sm" c={isLate ? 'orange.4' : 'dimmed'} data-late={isLate}>
      <ClockIcon size={18} />
      <span>{t('qr.left')}</span>
      <Text
        span
        inherit
        fw={600}
        ff="var(--wallet-numerals)"
        style={{ fontVariantNumeric: 'tabular-nums' }}
        role="timer"
      >
        {minutesAndSeconds(left)}
      </Text>
      <VisuallyHidden role="status">{announcement && t(`qr.${announcement}`)}</VisuallyHidden>
    </Group>
  );
}
