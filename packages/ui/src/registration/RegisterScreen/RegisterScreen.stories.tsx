import type { MarketName } from '@wallet/contract/market';
import { useState } from 'react';
import { idle, type Progress } from '../../base/progress.ts';
import { filledValues, laoBanks, registerPropsFixture, thaiBanks } from '../registration.fixture.ts';
import { emptyValues } from '../rules.ts';
import type { RegisterStep } from '../step-order.ts';
import { RegisterScreen, type RegisterScreenProps } from './RegisterScreen.tsx';
import { failed, pending, ready, refused, Submitted, unknown } from '../../base/story.fixture.ts';

export default { title: 'Registration/Register screen' };

interface Stage {
  market: MarketName;
}

/** Wizard with a server that accepts everything. */
function Example({ step: first = 'phone', ...props }: Stage & Partial<RegisterScreenProps>) {
  const { market } = props;
  const [step, setStep] = useState<RegisterStep | 'done'>(first);
  const [values, setValues] = useState(props.values ?? emptyValues(market));
  const [progress, setProgress] = useState<Progress>(props.progress ?? idle);
  const [resendAt] = useState(() => Date.now() + 55_000);
  const next = { phone: 'otp', otp: 'profile', profile: 'bank', bank: 'done' } as const;
  return (
    <RegisterScreen
      {...registerPropsFixture}
      otp={{ reference: 'K7QX', resendAt, resending: idle }}
      isPhoneVerified
      banks={ready(market === 'laos' ? laoBanks : thaiBanks)}
      {...props}
      step={step}
      onStep={setStep}
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      onSubmitStep={async (sent) => setStep(next[sent])}
      progress={progress}
      onEdit={() => setProgress(idle)}
    />
  );
}

/** Story in the market of the bar above. */
const story =
  (props: Partial<RegisterScreenProps> = {}) =>
  ({ market }: Stage) => <Example market={market} {...props} />;

/** Story whose form is submitted. */
const submitted =
  (props: Partial<RegisterScreenProps> = {}) =>
  ({ market }: Stage) => (
    <Submitted>
      <Example market={market} {...props} />
    </Submitted>
  );

const sent = { reference: 'K7QX', resendAt: 0, resending: idle };
const values = filledValues;

export const Ready = story();
export const WithoutOtp = story({ otpSetting: ready(false) });
export const Loading = story({ otpSetting: { state: 'loading' } });
export const Pending = story({ values, progress: pending });
export const Failed = story({ otpSetting: failed });
export const InvalidPhone = submitted({ values: { ...values, phone: '0812x' } });
export const KnownPhone = story({ values, progress: refused('EXISTING_USER') });
export const VerifiedTooLongAgo = story({ values, progress: refused('UNVERIFIED_OTP') });
export const InvalidCode = submitted({ step: 'otp', values: { ...values, otpCode: '123' } });
export const WrongCode = story({
  step: 'otp',
  values: { ...values, otpCode: '123456' },
  progress: refused('OTP_CODE_INVALID', { left: 4 }),
});
export const BlockedCode = ({ market }: Stage) => {
  const [blockedUntil] = useState(() => Date.now() + 870_000);
  return (
    <Example
      market={market}
      step="otp"
      values={values}
      progress={refused('OTP_BLOCK', { minutes: 15 })}
      otp={{ reference: 'K7QX', blockedUntil, resending: idle }}
    />
  );
};
export const Profile = story({ step: 'profile', values });
export const InvalidProfile = submitted({
  step: 'profile',
  values: { ...values, name: '', password: 'demo', confirmPassword: 'demu' },
});
export const DraftKept = story({
  step: 'profile',
  hasDraft: true,
  values: { ...values, password: '', confirmPassword: '' },
});
export const Bank = story({ step: 'bank' });
export const InvalidBank = submitted({ step: 'bank' });
export const KnownAccount = story({ step: 'bank', values, progress: refused('EXISTING_BANK') });
export const RegisterFailed = story({ step: 'bank', values, progress: refused('REGISTER_FAIL') });
export const OutcomeUnknown = story({ step: 'bank', values, progress: unknown('unclear') });
export const Done = story({ step: 'done' });
export const CodeSent = story({ step: 'otp', values });
export const CodeExpired = story({ step: 'otp', values, otp: sent, progress: refused('OTP_EXPIRED') });
export const ResendFailed = story({
  step: 'otp',
  values,
  otp: { ...sent, resending: refused('OTP_SEND_FAIL') },
});
export const SourcesFailed = story({
  step: 'profile',
  values: { ...values, confirmPassword: 'demo12x' },
  sources: failed,
});
export const InvalidName = submitted({
  step: 'bank',
  values: { ...values, bankCode: 'BBL', accountNo: '123', firstName: 'สมศักดิ์' },
});
export const EnglishNameOnly = story({
  step: 'bank',
  values: { ...values, bankCode: 'BBL', firstName: 'สมศักดิ์' },
  progress: refused('BANK_ACCOUNT_NAME_ENG'),
});
export const CurrencyChoice = () => <Example market="laos" step="bank" />;
