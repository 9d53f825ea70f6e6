import { demoPassword } from '@wallet/contract/demo-members';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

export default { title: 'Base/Password input' };

const Example = (props: Partial<PasswordInputProps>) => {
  const t = useTranslation('session');
  const [value, setValue] = useState(props.value ?? '');
  return (
    <PasswordInput
      label={t('title')}
      autoComplete="current-password"
      {...props}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
};

export const Ready = () => <Example value={demoPassword} />;
export const Empty = () => <Example />;
export const Pending = () => <Example value={demoPassword} disabled />;
export const Failed = () => <Example value="demo" error={useTranslation('error')('WRONG_PASSWORD')} />;
export const LocalLetters = () => <Example value="รหัสผ่าน" />;
