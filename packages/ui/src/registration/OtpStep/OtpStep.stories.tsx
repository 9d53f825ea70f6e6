import { useState } from 'react';
import { idle } from '../../base/progress.ts';
import { useErrorText } from '../../i18n/index.ts';
import { filledValues } from '../registration.fixture.ts';
import { useStepForm } from '../step-form.fixture.ts';
import { OtpStep, type OtpState } from './OtpStep.tsx';

export default { title: 'Registration/Otp step' };

function Example({ otp, code = '12', error }: { otp?: Partial<OtpState>; code?: string; error?: string }) {
  const form = useStepForm({ ...filledValues, otpCode: code }, error ? { otpCode: error } : {});
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <OtpStep
        market="thailand"
        form={form}
        otp={{ reference: 'K7QX', resending: idle, ...otp }}
        onResend={() => Promise.resolve()}
        onChangeNumber={() => undefined}
        onComplete={() => undefined}
      />
    </div>
  );
}

const Waiting = ({ resending = idle }: Partial<OtpState>) => {
  const [resendAt] = useState(() => Date.now() + 59_000);
  return <Example otp={{ resendAt, resending }} />;
};

export const Ready = () => <Waiting />;
export const Empty = () => <Example code="" />;
export const Pending = () => <Example otp={{ resending: { state: 'pending' } }} />;
export const Failed = () => {
  const errorText = useErrorText();
  return <Example code="123456" error={errorText('OTP_CODE_INVALID')} />;
};
export const Expired = () => {
  const errorText = useErrorText();
  return <Example code="123456" otp={{ resendAt: 0 }} error={errorText('OTP_EXPIRED')} />;
};
export const Resent = () => <Waiting resending={{ state: 'done' }} />;
export const ResendFailed = () => (
  <Example otp={{ resending: { state: 'refused', failure: { message: 'OTP_SEND_FAIL' } } }} />
);
export const Blocked = () => {
  const [blockedUntil] = useState(() => Date.now() + 870_000);
  return <Example code="" otp={{ blockedUntil }} />;
};
