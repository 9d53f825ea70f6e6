import { useTranslation } from '../../i18n/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { demoAccounts } from '@wallet/contract/demo-members';

const accountNumber = demoAccounts.rich.bankAccountNo;

export default { title: 'Base/Copy button' };

export const Ready = () => (
  <CopyButton text={accountNumber} label={useTranslation('profile')('bank.copyNumber')} />
);
export const WithLabel = () => (
  <CopyButton text={accountNumber} label={useTranslation('profile')('bank.copyNumber')} withLabel />
);
