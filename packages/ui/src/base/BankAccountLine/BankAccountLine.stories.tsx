import { useWords } from '../../words/index.ts';
import { BankAccountLine } from './BankAccountLine.tsx';

export const Ready = () => (
  <BankAccountLine
    label={useWords('withdraw')('destination')}
    account={{
      bankCode: 'KBANK',
      bankAccountName: 'SOMCHAI JAIDEE',
      bankAccountNo: '1234566789',
      bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
    }}
  />
);
