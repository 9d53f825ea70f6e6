import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { OtpInput, type OtpInputProps } from './OtpInput.tsx';

export default { title: 'Base/Otp input' };

const Example = (props: Partial<OtpInputProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <OtpInput label="OTP" {...props} value={value} onChange={setValue} />;
};

export const Ready = () => <Example value="123" />;
export const Empty = () => <Example />;
export const Pending = () => <Example value="123456" disabled />;
export const Failed = () => <Example value="123456" error={useTranslation('error')('OTP_CODE_INVALID')} />;
export const FourDigits = () => <Example length={4} />;
