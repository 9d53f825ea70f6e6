import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const Example = (props: Partial<PasswordFieldProps>) => {
  const t = useWords('session');
  const [value, setValue] = useState(props.value ?? '');
  return (
    <PasswordField
      label={t('title')}
      autoComplete="current-password"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
};

export const Ready = () => <Example value="demo1234" />;
export const Empty = () => <Example />;
export const Pending = () => <Example value="demo1234" isDisabled />;
export const Failed = () => <Example value="demo" error={useWords('error')('WRONG_PASSWORD')} />;
export const LocalLetters = () => <Example value="รหัสผ่าน" />;
