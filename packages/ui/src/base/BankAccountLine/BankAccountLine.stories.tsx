import { useWords } from '../../words/index.ts';
import { bankAccountSample } from './bank-account.sample.ts';
import { BankAccountLine } from './BankAccountLine.tsx';

export default { title: 'Base/Bank account line' };

export const Ready = () => (
  <BankAccountLine label={useWords('withdraw')('destination')} account={bankAccountSample} />
);
