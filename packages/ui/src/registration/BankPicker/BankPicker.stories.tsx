import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { laoBanks, thaiBanks } from '../registration.fixture.ts';
import { BankPicker, type BankPickerProps } from './BankPicker.tsx';
import { failed, ready } from '../../base/story.fixture.ts';

export default { title: 'Registration/Bank picker' };

function Example(props: Partial<BankPickerProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <BankPicker banks={ready(thaiBanks)} hasPopular {...props} value={value} onChange={setValue} />;
}

export const Ready = () => <Example value="KBANK" />;
export const Empty = () => <Example />;
export const Opened = () => <Example value="KBANK" defaultOpened />;
export const Loading = () => <Example banks={{ state: 'loading' }} defaultOpened />;
export const Failed = () => <Example banks={failed} defaultOpened />;
export const Missing = () => <Example error={useTranslation('registration')('problem.bank')} />;
export const NoneRecommended = () => <Example banks={ready(laoBanks)} hasPopular={false} defaultOpened />;
