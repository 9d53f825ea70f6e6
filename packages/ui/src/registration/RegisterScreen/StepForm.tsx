import { Button, Paper, Stack } from '@mantine/core';
import type { MarketName } from '@wallet/contract/market';
import type { Bank, Source } from '@wallet/contract/registration';
import { minutesAndSeconds, useSecondsLeft } from '../../base/countdown/countdown.ts';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';
import { SubmitBar } from '../../base/form/SubmitBar.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { useTranslation } from '../../i18n/index.ts';
import { BankStep } from '../BankStep/BankFields.tsx';
import { OtpStep, type OtpState } from '../OtpStep/OtpStep.tsx';
import { AgeSign } from '../../base/AgeSign/AgeSign.tsx';
import { PhoneInput } from '../../base/PhoneInput/PhoneInput.tsx';
import { ProfileStep } from '../ProfileStep/ProfileStep.tsx';
import type { RegisterValues } from '../rules.ts';
import { stepsOf, type RegisterStep } from '../step-order.ts';
import { RegisterFailure, useStepRules } from './RegisterFailure.tsx';
import { ContactButton } from '../../base/support/Advice.tsx';

export interface StepFormProps {
  market: MarketName;
  step: RegisterStep;
  /** Called by Back, by changing the number, and by a refusal of another step. */
  onStep: (step: RegisterStep) => void;
  values: RegisterValues;
  onChange: (change: Partial<RegisterValues>) => void;
  /** Called once per intent with valid values. Returns the promise of the work. */
  onSubmitStep: (step: RegisterStep, values: RegisterValues) => unknown;
  /** State of the last submission; a refusal shows at its own step. */
  progress: Progress;
  /** Called by the first input after a refusal. */
  onEdit: () => void;
  isOtpOn: boolean;
  /** Sent code; undefined before the first request. */
  otp?: OtpState | undefined;
  /** Requests another code. Returns the promise of the work. */
  onResendOtp: () => unknown;
  /** Whether the phone number is verified (OTP_VERIFIED, or by its code). */
  isPhoneVerified: boolean;
  sources: Loadable<readonly Source[]>;
  banks: Loadable<readonly Bank[]>;
}

export function StepForm(props: StepFormProps) {
  const { market, step, progress, isOtpOn, otp, onStep } = props;
  const t = useTranslation('registration');
  const blockedFor = useSecondsLeft(step === 'otp' ? otp?.blockedUntil : undefined);
  const form = useSubmitForm({
    initialValues: props.values,
    ...useStepRules(step, market),
    onSubmit: (values) => blockedFor === 0 && props.onSubmitStep(step, values),
    progress,
    onEdit: props.onEdit,
    onValuesChange: props.onChange,
  });
  const goToStep = (other: RegisterStep) => {
    if (progress.state === 'refused' || progress.state === 'unknown') props.onEdit();
    onStep(other);
  };

  const common = { market, form };
  const previous = stepsOf(isOtpOn)[stepsOf(isOtpOn).indexOf(step) - 1];
  const action =
    blockedFor > 0
      ? t('otp.blockedFor', { time: minutesAndSeconds(blockedFor) })
      : {
          phone: isOtpOn ? t('phone.sendCode') : t('common:actions.next'),
          otp: t('otp.verify'),
          profile: t('common:actions.next'),
          bank: t('bank.submit'),
        }[step];
  return (
    <Paper p="lg">
      <form method="dialog" noValidate data-form={step === 'phone' ? '' : 'alone'} onSubmit={form.submit}>
        <Stack gap="lg">
          {step === 'phone' && (
            <>
              <PhoneInput
                aria-label={t('phone.label')}
                description={isOtpOn ? t('phone.otpHint') : t('phone.hint')}
                name="phone"
                market={market}
                {...form.getInputProps('phone')}
              />
              <AgeSign>{(age) => t('age', { age })}</AgeSign>
            </>
          )}
          {step === 'otp' && (
            <OtpStep
              {...common}
              otp={otp ?? { resending: { state: 'idle' } }}
              onResend={props.onResendOtp}
              onChangeNumber={() => goToStep('phone')}
              isPending={form.isPending}
              onComplete={() => form.submit()}
            />
          )}
          {step === 'profile' && (
            <ProfileStep {...common} sources={props.sources} isPhoneVerified={props.isPhoneVerified} />
          )}
          {step === 'bank' && <BankStep {...common} banks={props.banks} />}
          <div role="alert">
            {form.refusal || progress.state === 'unknown' ? (
              <RegisterFailure step={step} progress={progress} />
            ) : (
              progress.state === 'refused' && <ContactButton failure={progress.failure} />
            )}
          </div>
          <SubmitBar>
            {previous && (
              <Button
                variant="default"
                size="lg"
                px="lg"
                disabled={form.isPending}
                onClick={() => goToStep(previous === 'otp' ? 'phone' : previous)}
              >
                {t('common:actions.back')}
              </Button>
            )}
            <Button type="submit" size="lg" px="lg" loading={form.isPending} disabled={blockedFor > 0}>
              {action}
            </Button>
          </SubmitBar>
        </Stack>
      </form>
    </Paper>
  );
}
