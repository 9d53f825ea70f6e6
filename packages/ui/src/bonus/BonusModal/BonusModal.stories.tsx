import { usePlayedSheet } from '../../base/ActionSheet/played-sheet.sample.tsx';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import {
  activeBonusSample,
  availableBonusSample,
  noticeSample,
  receivedForEverSample,
  receivedTodaySample,
} from '../bonus.sample.ts';
import { BonusModal, type BonusModalProps } from './BonusModal.tsx';

export default { title: 'Bonus/Bonus modal' };

const nothing = () => undefined;
const loading = { state: 'loading' } as const;

/** Receiving leads to `ends`, as a backend would. */
const Example = ({ ends, ...props }: Partial<BonusModalProps> & { ends?: Progress }) => {
  const t = useWords('bonus');
  const { opener, sheet, end } = usePlayedSheet(t('title'), { ends });
  return (
    <>
      {opener}
      <BonusModal
        bonus={{ state: 'ready', data: availableBonusSample }}
        notice={noticeSample}
        {...sheet}
        onReceive={end}
        onStatement={nothing}
        onCurrent={nothing}
        {...props}
      />
    </>
  );
};

const refusal = (message: string, params = {}) =>
  ({ state: 'refused', failure: { message, params } }) as const;

export const Ready = () => <Example />;
export const Empty = () => <Example bonus={{ state: 'ready', data: null }} />;
export const Loading = () => <Example bonus={loading} />;
export const Pending = () => <Example ends={{ state: 'pending' }} />;
export const Failed = () => (
  <Example bonus={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }} />
);
export const Current = () => <Example bonus={{ state: 'ready', data: activeBonusSample }} />;
export const ReceivedToday = () => <Example bonus={{ state: 'ready', data: receivedTodaySample }} />;
export const ReceivedForEver = () => <Example bonus={{ state: 'ready', data: receivedForEverSample }} />;
export const WithoutNotice = () => <Example notice={undefined} />;
export const Done = () => <Example progress={{ state: 'done' }} />;
export const AlreadyActive = () => <Example progress={refusal('BONUS_ALREADY_ACTIVE')} />;
export const DepositNeeded = () => <Example progress={refusal('BONUS_CONDITION', { deposit: 100 })} />;
export const Full = () => <Example progress={refusal('BONUS_FULL')} />;
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
