import { Anchor, Box, Button, Text } from '@mantine/core';
import { otpLength } from '@wallet/contract/registration';
import { useEffect, useEffectEvent } from 'react';
import { useClickLock } from '../../base/click-lock/click-lock.ts';
import { minutesAndSeconds, useSecondsLeft } from '../../base/countdown/countdown.ts';
import { OtpInput } from '../../base/OtpInput/OtpInput.tsx';
import type { Progress } from '../../base/progress.ts';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import type { StepProps } from '../step.ts';
import { maskedPhone } from './masked-phone.ts';

/** Sent code. */
export interface OtpState {
  readonly reference?: string | undefined;
  /** Epoch milliseconds until another code can be requested. */
  readonly resendAt?: number | undefined;
  /** Epoch milliseconds until a code is accepted (OTP_BLOCK). */
  readonly blockedUntil?: number | undefined;
  readonly resending: Progress;
}

export interface OtpStepProps extends StepProps {
  otp: OtpState;
  /** Requests another code. Returns the promise of the work. */
  onResend: () => unknown;
  onChangeNumber: () => void;
  /** Whether the code is being verified. */
  isPending: boolean;
  onComplete: () => void;
}

/** Step 2: code from the SMS (spec 4, Phone step and OTP step). */
export function OtpStep({
  form,
  otp: { reference, resendAt, blockedUntil, resending },
  onResend,
  onChangeNumber,
  isPending,
  onComplete,
}: OtpStepProps) {
  const t = useTranslation('registration');
  const { errorText } = useErrors();
  const wait = useSecondsLeft(resendAt);
  const blockedFor = useSecondsLeft(blockedUntil);
  const isResending = resending.state === 'pending';
  const resend = useClickLock(onResend, isResending);
  const isResent = resending.state === 'done';
  const clear = useEffectEvent(() => {
    form.setFieldValue('otpCode', '');
    form.clearFieldError('otpCode');
    form.getInputNode('otpCode')?.focus();
  });
  useEffect(() => {
    if (isResent) clear();
  }, [isResent]);
  return (
    <>
      <Text c="dimmed">
        {t('otp.sentTo', { phone: maskedPhone(form.values.phone) })}{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          py="0.125rem"
          disabled={isPending}
          onClick={onChangeNumber}
        >
          {t('otp.change')}
        </Anchor>
      </Text>
      <OtpInput
        label={t('otp.label')}
        length={otpLength}
        disabled={blockedFor > 0}
        description={reference === undefined ? undefined : t('otp.reference', { reference })}
        onComplete={onComplete}
        {...form.getInputProps('otpCode')}
      />
      <Box mt="-sm">
        <Button
          variant="transparent"
          size="compact-md"
          px={0}
          loading={isResending}
          disabled={wait > 0 || blockedFor > 0}
          onClick={resend}
        >
          {wait > 0 ? t('otp.resendIn', { time: minutesAndSeconds(wait) }) : t('otp.resend')}
        </Button>
        <Text size="sm" c={resending.state === 'refused' ? 'red.3' : 'dimmed'} role="status">
          {(resending.state === 'refused' || resending.state === 'unknown') && errorText(resending.failure)}
          {isResent && wait > 0 && t('otp.resent')}
          {resendAt !== undefined && wait === 0 && resending.state !== 'refused' && t('otp.resendReady')}
        </Text>
      </Box>
    </>
  );
}
