import { useTranslation } from '../../i18n/index.ts';
import { bankAccountSample } from './bank-account.fixture.ts';
import { BankAccountLine } from './BankAccountLine.tsx';

export default { title: 'Base/Bank account line' };

export const Ready = ({ holder, number }: { holder: string; number: string }) => (
  <BankAccountLine
    label={useTranslation('withdraw')('destination')}
    account={{ ...bankAccountSample, bankAccountName: holder, bankAccountNo: number }}
  />
);
Ready.args = { holder: bankAccountSample.bankAccountName, number: bankAccountSample.bankAccountNo };
