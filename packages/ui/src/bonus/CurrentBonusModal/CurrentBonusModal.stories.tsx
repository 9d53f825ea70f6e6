import { useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { idle, type Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { currentBonusSample, noticeSample } from '../bonus.sample.ts';
import { CurrentBonusModal, type CurrentBonusModalProps } from './CurrentBonusModal.tsx';

const nothing = () => undefined;

/** Confirming leads to `ends`, as a backend would. */
const Example = ({
  ends = { state: 'done' },
  ...props
}: Partial<CurrentBonusModalProps> & { ends?: Progress }) => {
  const t = useWords('bonus');
  const [isOpen, setOpen] = useState(true);
  const [progress, setProgress] = useState<Progress>(idle);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('current.title')}</Button>
      <CurrentBonusModal
        current={{ state: 'ready', data: currentBonusSample }}
        notice={noticeSample}
        progress={progress}
        onCancelBonus={() => setProgress(ends)}
        onReset={() => setProgress(idle)}
        onStatement={nothing}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

const refusal = (message: string, params = {}) =>
  ({ state: 'refused', failure: { message, params } }) as const;

export const Ready = () => <Example />;
export const Empty = () => <Example current={{ state: 'ready', data: null }} />;
export const Loading = () => <Example current={{ state: 'loading' }} />;
export const Pending = () => <Example ends={{ state: 'pending' }} />;
export const Failed = () => <Example current={{ state: 'failed', retry: nothing }} />;
export const WithoutTerms = () => (
  <Example current={{ state: 'ready', data: { type: 'invite', terms: [], percentFail: undefined } }} />
);
export const Done = () => <Example progress={{ state: 'done' }} />;
export const MoneyInGames = () => <Example progress={refusal('BONUS_REMAINING', { amount: 10 })} />;
export const NotCancellable = () => <Example progress={refusal('BONUS_CONDITION', { amount: 60 })} />;
export const UnknownChecking = () => <Example progress={{ state: 'unknown', verdict: 'checking' }} />;
export const UnknownUnclear = () => <Example progress={{ state: 'unknown', verdict: 'unclear' }} />;
