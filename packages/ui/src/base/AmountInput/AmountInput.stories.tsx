import { satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { AmountInput, type AmountInputProps } from './AmountInput.tsx';

export default { title: 'Base/Amount input' };

const chips = [10_000, 20_000, 50_000, 100_000].map((amount) => ({ amount: satang(amount) }));

const Example = (props: Partial<AmountInputProps>) => {
  const t = useTranslation('deposit');
  const [value, setValue] = useState(props.value ?? '');
  return <AmountInput label={t('title')} {...props} value={value} onChange={setValue} />;
};

export const Ready = () => <Example value="1234.5" chips={chips} />;
export const Empty = () => <Example chips={chips} />;
export const Pending = () => <Example value="500" chips={chips} disabled />;
export const Failed = () => <Example value="5" error={useTranslation('error')('TRANSFER_MINIMUM')} />;
export const NoAmount = () => <Example value="12,5" />;
