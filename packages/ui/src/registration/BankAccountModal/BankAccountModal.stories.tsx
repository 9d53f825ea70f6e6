import type { MarketName } from '@wallet/contract/market';
import { usePlayedSheet } from '../../base/ActionSheet/played-sheet.sample.tsx';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { laoBanks, thaiBanks } from '../registration.sample.ts';
import { BankAccountModal, type BankAccountModalProps } from './BankAccountModal.tsx';

export default { title: 'Registration/Bank account modal' };

interface Stage {
  market: MarketName;
}

/** Saving leads to `ends`, as a backend would. */
const Example = ({
  market,
  begins,
  ends,
  ...props
}: Stage & { begins?: Progress; ends?: Progress } & Partial<BankAccountModalProps>) => {
  const t = useWords('registration');
  const { opener, sheet, end } = usePlayedSheet(t('account.title'), { begins, ends });
  return (
    <>
      {opener}
      <BankAccountModal
        market={market}
        banks={{ state: 'ready', data: market === 'laos' ? laoBanks : thaiBanks }}
        name={{ state: 'ready', data: 'Somchai' }}
        {...sheet}
        onSave={end}
        {...props}
      />
    </>
  );
};

const refused = (message: string): Progress => ({ state: 'refused', failure: { message } });

export const Ready = ({ market }: Stage) => <Example market={market} />;
export const Loading = ({ market }: Stage) => <Example market={market} name={{ state: 'loading' }} />;
export const Pending = ({ market }: Stage) => <Example market={market} begins={{ state: 'pending' }} />;
export const Failed = ({ market }: Stage) => (
  <Example
    market={market}
    name={{ state: 'failed', retry: () => undefined, failure: { message: 'fault:connection' } }}
  />
);
export const KnownAccount = ({ market }: Stage) => (
  <Example market={market} begins={refused('EXISTING_BANK')} />
);
export const Refused = ({ market }: Stage) => (
  <Example market={market} begins={refused('INVALID_USER_INFO')} />
);
export const Unknown = ({ market }: Stage) => (
  <Example
    market={market}
    begins={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }}
  />
);
