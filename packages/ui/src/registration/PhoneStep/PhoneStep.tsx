import { AgeSign } from '../../base/AgeSign/AgeSign.tsx';
import { PhoneInput } from '../../base/PhoneInput/PhoneInput.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { StepProps } from '../step.ts';

export interface PhoneStepProps extends StepProps {
  isOtpOn: boolean;
  minimumAge?: number | undefined;
}

/** Step 1: phone number, also the user name (spec 3). */
export function PhoneStep({ market, form, isOtpOn, minimumAge }: PhoneStepProps) {
  const t = useTranslation('registration');
  return (
    <>
      <PhoneInput
        aria-label={t('phone.label')}
        description={isOtpOn ? t('phone.otpHint') : t('phone.hint')}
        name="phone"
        market={market}
        {...form.getInputProps('phone')}
      />
      <AgeSign age={minimumAge}>{(age) => t('age', { age })}</AgeSign>
    </>
  );
}
