import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { UppercaseInput, type UppercaseInputProps } from './UppercaseInput.tsx';

export default { title: 'Base/Uppercase input' };

const Example = (props: Partial<UppercaseInputProps>) => {
  const t = useTranslation('profile');
  const [value, setValue] = useState(props.value ?? '');
  return <UppercaseInput label={t('editName.label')} {...props} value={value} onChange={setValue} />;
};

export const Ready = () => <Example value="SOMCHAI JAIDEE" />;
export const Empty = () => <Example />;
export const Pending = () => <Example value="SOMCHAI JAIDEE" readOnly />;
export const Failed = () => <Example error={useTranslation('profile')('editName.required')} />;
