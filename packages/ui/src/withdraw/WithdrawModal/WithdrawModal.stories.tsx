import { useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { bankAccountSample, thaiNameAtKtbSample } from '../../base/BankAccountLine/bank-account.sample.ts';
import { idle, type Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { withdrawLimitsSample } from '../withdraw.sample.ts';
import { WithdrawModal, type WithdrawModalProps } from './WithdrawModal.tsx';

const nothing = () => undefined;
const ready = {
  state: 'ready',
  data: { wallet: { amount: 1234.5 }, bankAccount: bankAccountSample },
} as const;

/** Confirming leads to `ends`, as a backend would. */
const Example = ({
  ends = { state: 'done' },
  ...props
}: Partial<WithdrawModalProps> & { ends?: Progress }) => {
  const t = useWords('withdraw');
  const [isOpen, setOpen] = useState(true);
  const [progress, setProgress] = useState<Progress>(idle);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('title')}</Button>
      <WithdrawModal
        wallet={ready}
        limits={{ state: 'ready', data: withdrawLimitsSample }}
        progress={progress}
        onWithdraw={() => setProgress(ends)}
        onWithdrawAll={() => setProgress(ends)}
        onReset={() => setProgress(idle)}
        onStatement={nothing}
        onEditHolderName={nothing}
        onContact={nothing}
        onBonus={nothing}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
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
export const Failed = () => <Example limits={{ state: 'failed', retry: nothing }} />;
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
export const BonusInTheWay = () => (
  <Example
    progress={{ state: 'refused', failure: { message: 'BONUS_CONDITION', params: { amount: 750 } } }}
  />
);
export const MoreThanTheMaximum = () => (
  <Example wallet={{ state: 'ready', data: { ...ready.data, wallet: { amount: 250_000 } } }} />
);
export const UnknownChecking = () => <Example progress={{ state: 'unknown', verdict: 'checking' }} />;
export const UnknownHappened = () => <Example progress={{ state: 'unknown', verdict: 'happened' }} />;
export const UnknownDidNotHappen = () => (
  <Example progress={{ state: 'unknown', verdict: 'did-not-happen' }} />
);
export const UnknownUnclear = () => <Example progress={{ state: 'unknown', verdict: 'unclear' }} />;
