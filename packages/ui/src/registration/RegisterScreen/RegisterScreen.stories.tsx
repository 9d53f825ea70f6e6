import type { MarketName } from '@wallet/contract/market';
import { useState } from 'react';
import { idle, type Progress } from '../../base/progress.ts';
import { filledValues, laoBanks, registerPropsFixture, thaiBanks } from '../registration.fixture.ts';
import { emptyValues } from '../rules.ts';
import type { RegisterStep } from '../step-order.ts';
import { RegisterScreen, type RegisterScreenProps } from './RegisterScreen.tsx';
import { failed, pending, refused, Submitted, unknown } from '../../base/story.fixture.ts';

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
      banks={{ state: 'ready', data: market === 'laos' ? laoBanks : thaiBanks }}
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

export const Ready = ({ market }: Stage) => <Example market={market} />;
export const WithoutOtp = ({ market }: Stage) => (
  <Example market={market} otpSetting={{ state: 'ready', data: false }} />
);
export const Loading = ({ market }: Stage) => <Example market={market} otpSetting={{ state: 'loading' }} />;
export const Pending = ({ market }: Stage) => (
  <Example market={market} values={filledValues} progress={pending} />
);
export const Failed = ({ market }: Stage) => <Example market={market} otpSetting={failed} />;
export const InvalidPhone = ({ market }: Stage) => (
  <Submitted>
    <Example market={market} values={{ ...filledValues, phone: '0812x' }} />
  </Submitted>
);
export const KnownPhone = ({ market }: Stage) => (
  <Example market={market} values={filledValues} progress={refused('EXISTING_USER')} />
);
export const VerifiedTooLongAgo = ({ market }: Stage) => (
  <Example market={market} values={filledValues} progress={refused('UNVERIFIED_OTP')} />
);
export const InvalidCode = ({ market }: Stage) => (
  <Submitted>
    <Example market={market} step="otp" values={{ ...filledValues, otpCode: '123' }} />
  </Submitted>
);
export const WrongCode = ({ market }: Stage) => (
  <Example
    market={market}
    step="otp"
    values={{ ...filledValues, otpCode: '123456' }}
    progress={refused('OTP_CODE_INVALID', { left: 4 })}
  />
);
export const BlockedCode = ({ market }: Stage) => {
  const [blockedUntil] = useState(() => Date.now() + 870_000);
  return (
    <Example
      market={market}
      step="otp"
      values={filledValues}
      progress={refused('OTP_BLOCK', { minutes: 15 })}
      otp={{ reference: 'K7QX', blockedUntil, resending: idle }}
    />
  );
};
export const Profile = ({ market }: Stage) => (
  <Example market={market} step="profile" values={filledValues} />
);
export const InvalidProfile = ({ market }: Stage) => (
  <Submitted>
    <Example
      market={market}
      step="profile"
      values={{ ...filledValues, name: '', password: 'demo', confirmPassword: 'demu' }}
    />
  </Submitted>
);
export const DraftKept = ({ market }: Stage) => (
  <Example
    market={market}
    step="profile"
    hasDraft
    values={{ ...filledValues, password: '', confirmPassword: '' }}
  />
);
export const Bank = ({ market }: Stage) => <Example market={market} step="bank" />;
export const InvalidBank = ({ market }: Stage) => (
  <Submitted>
    <Example market={market} step="bank" />
  </Submitted>
);
export const KnownAccount = ({ market }: Stage) => (
  <Example market={market} step="bank" values={filledValues} progress={refused('EXISTING_BANK')} />
);
export const RegisterFailed = ({ market }: Stage) => (
  <Example market={market} step="bank" values={filledValues} progress={refused('REGISTER_FAIL')} />
);
export const OutcomeUnknown = ({ market }: Stage) => (
  <Example market={market} step="bank" values={filledValues} progress={unknown('unclear')} />
);
export const Done = ({ market }: Stage) => <Example market={market} step="done" />;
const sent = { reference: 'K7QX', resendAt: 0, resending: idle };
const Code = (props: Stage & Partial<RegisterScreenProps>) => (
  <Example step="otp" values={filledValues} {...props} />
);
export const CodeSent = ({ market }: Stage) => <Code market={market} />;
export const CodeExpired = ({ market }: Stage) => (
  <Code market={market} otp={sent} progress={refused('OTP_EXPIRED')} />
);
export const ResendFailed = ({ market }: Stage) => (
  <Code market={market} otp={{ ...sent, resending: refused('OTP_SEND_FAIL') }} />
);
export const SourcesFailed = ({ market }: Stage) => (
  <Example
    market={market}
    step="profile"
    values={{ ...filledValues, confirmPassword: 'demo12x' }}
    sources={failed}
  />
);
export const InvalidName = ({ market }: Stage) => (
  <Submitted>
    <Example
      market={market}
      step="bank"
      values={{ ...filledValues, bankCode: 'BBL', accountNo: '123', firstName: 'สมศักดิ์' }}
    />
  </Submitted>
);
export const EnglishNameOnly = ({ market }: Stage) => (
  <Example
    market={market}
    step="bank"
    values={{ ...filledValues, bankCode: 'BBL', firstName: 'สมศักดิ์' }}
    progress={refused('BANK_ACCOUNT_NAME_ENG')}
  />
);
export const CurrencyChoice = () => <Example market="laos" step="bank" />;
