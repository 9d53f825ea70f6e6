import { demoPhones } from '@wallet/contract/demo-members';
import type { MarketName } from '@wallet/contract/market';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';

export default { title: 'Base/Phone input' };

const Example = (props: Partial<PhoneInputProps>) => {
  const t = useTranslation('session');
  const [value, setValue] = useState(props.value ?? '');
  return <PhoneInput label={t('title')} market="thailand" {...props} value={value} onChange={setValue} />;
};

export const Ready = ({ market }: { market: MarketName }) => (
  <Example market={market} value={demoPhones.rich} />
);
export const Empty = ({ market }: { market: MarketName }) => <Example market={market} />;
export const Pending = () => <Example value={demoPhones.rich} disabled />;
export const Failed = () => (
  <Example value="08123" error={useTranslation('error')('PHONE_NUMBER_REQUIRE_10_DIGIT')} />
);
export const Laos = () => <Example market="laos" value="02055551234" />;
