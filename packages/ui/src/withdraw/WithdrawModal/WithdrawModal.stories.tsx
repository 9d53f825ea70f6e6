import { usePlayedSheet } from '../../base/ActionSheet/played-sheet.sample.tsx';
import { bankAccountSample, thaiNameAtKtbSample } from '../../base/BankAccountLine/bank-account.sample.ts';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { withdrawLimitsSample } from '../withdraw.sample.ts';
import { WithdrawModal, type WithdrawModalProps } from './WithdrawModal.tsx';

export default { title: 'Withdraw/Withdraw modal' };

const nothing = () => undefined;
const ready = {
  state: 'ready',
  data: { wallet: { amount: 1234.5 }, bankAccount: bankAccountSample },
} as const;

/** Confirming leads to `ends`, as a backend would. */
const Example = ({ ends, ...props }: Partial<WithdrawModalProps> & { ends?: Progress }) => {
  const t = useWords('withdraw');
  const { opener, sheet, end } = usePlayedSheet(t('title'), { ends });
  return (
    <>
      {opener}
      <WithdrawModal
        wallet={ready}
        limits={{ state: 'ready', data: withdrawLimitsSample }}
        {...sheet}
        onWithdraw={end}
        onWithdrawAll={end}
        onStatement={nothing}
        onEditHolderName={nothing}
        onAddBankAccount={nothing}
        onBonus={nothing}
        {...props}
      />
    </>
  );
};

export const Ready = () => <Example />;
export const Empty = () => (
  <Example wallet={{ state: 'ready', data: { ...ready.data, wallet: { amount: 20 } } }} />
);
export const Loading = () => <Example wallet={{ state: 'loading' }} />;
export const Pending = () => <Example ends={{ state: 'pending' }} />;
export const Failed = () => (
  <Example limits={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }} />
);
export const LimitsLoading = () => <Example limits={{ state: 'loading' }} />;
export const NoBankAccount = () => (
  <Example wallet={{ state: 'ready', data: { ...ready.data, bankAccount: null } }} />
);
export const EnglishNameNeeded = () => (
  <Example wallet={{ state: 'ready', data: { ...ready.data, bankAccount: thaiNameAtKtbSample } }} />
);
export const Done = () => <Example progress={{ state: 'done' }} />;
export const Refused = () => (
  <Example progress={{ state: 'refused', failure: { message: 'MONEY_NOT_ENOUGH' } }} />
);
export const AboveTheMaximum = () => (
  <Example
    progress={{ state: 'refused', failure: { message: 'TRANSFER_FAIL', params: { amount: 1_000 } } }}
  />
);
export const BankAccountGone = () => (
  <Example progress={{ state: 'refused', failure: { message: 'NO_BANK' } }} />
);
export const BonusInTheWay = () => (
  <Example
    progress={{ state: 'refused', failure: { message: 'BONUS_CONDITION', params: { amount: 750 } } }}
  />
);
export const MoreThanTheMaximum = () => (
  <Example wallet={{ state: 'ready', data: { ...ready.data, wallet: { amount: 250_000 } } }} />
);
export const UnknownChecking = () => (
  <Example progress={{ state: 'unknown', verdict: 'checking', failure: { message: 'fault:connection' } }} />
);
export const UnknownHappened = () => (
  <Example progress={{ state: 'unknown', verdict: 'happened', failure: { message: 'fault:connection' } }} />
);
export const UnknownDidNotHappen = () => (
  <Example
    progress={{ state: 'unknown', verdict: 'did-not-happen', failure: { message: 'fault:connection' } }}
  />
);
export const UnknownUnclear = () => (
  <Example progress={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }} />
);
