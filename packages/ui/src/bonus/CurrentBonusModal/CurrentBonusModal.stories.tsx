import { usePlayedSheet } from '../../base/ActionSheet/played-sheet.sample.tsx';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { currentBonusSample, noticeSample } from '../bonus.sample.ts';
import { CurrentBonusModal, type CurrentBonusModalProps } from './CurrentBonusModal.tsx';

export default { title: 'Bonus/Current bonus modal' };

const nothing = () => undefined;

/** Confirming leads to `ends`, as a backend would. */
const Example = ({ ends, ...props }: Partial<CurrentBonusModalProps> & { ends?: Progress }) => {
  const t = useWords('bonus');
  const { opener, sheet, end } = usePlayedSheet(t('current.title'), { ends });
  return (
    <>
      {opener}
      <CurrentBonusModal
        current={{ state: 'ready', data: currentBonusSample }}
        notice={noticeSample}
        {...sheet}
        onCancelBonus={end}
        onStatement={nothing}
        {...props}
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
export const Failed = () => (
  <Example current={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }} />
);
export const WithoutTerms = () => (
  <Example current={{ state: 'ready', data: { type: 'invite', terms: [], percentFail: undefined } }} />
);
export const Done = () => <Example progress={{ state: 'done' }} />;
export const MoneyInGames = () => <Example progress={refusal('BONUS_REMAINING', { amount: 10 })} />;
export const NotCancellable = () => <Example progress={refusal('BONUS_CONDITION', { amount: 60 })} />;
export const UnknownChecking = () => (
  <Example progress={{ state: 'unknown', verdict: 'checking', failure: { message: 'fault:connection' } }} />
);
export const UnknownUnclear = () => (
  <Example progress={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }} />
);
