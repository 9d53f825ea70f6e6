import { useState } from 'react';
import { usePlayedSheet } from '../../base/ActionSheet/played-sheet.sample.tsx';
import { bannersSample } from '../../base/BannerCarousel/banner.sample.ts';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { refundSample, refundsSample } from '../refund.sample.ts';
import { RefundModal, type RefundModalProps } from './RefundModal.tsx';

export default { title: 'Refund/Refund modal' };

const nothing = () => undefined;
const none = { state: 'ready', data: [] } as const;

/** Confirming leads to `ends`, as a backend would. */
const Example = ({ ends, ...props }: Partial<RefundModalProps> & { ends?: Progress }) => {
  const t = useWords('refund');
  const [page, setPage] = useState(1);
  const { opener, sheet, end } = usePlayedSheet(t('title'), { ends });
  return (
    <>
      {opener}
      <RefundModal
        banners={none}
        check={{ state: 'ready', data: refundSample }}
        refunds={{ state: 'ready', data: { total: 12, refunds: refundsSample } }}
        page={page}
        onPage={setPage}
        {...sheet}
        onReceive={end}
        onAddToWallet={end}
        onRefused={nothing}
        onStatement={nothing}
        onBonuses={nothing}
        {...props}
      />
    </>
  );
};

const checked = (change: Partial<typeof refundSample>) =>
  ({ state: 'ready', data: { ...refundSample, ...change } }) as const;

export const Ready = () => <Example />;
export const Empty = () => (
  <Example
    check={checked({ result: false, refundAmount: 0 })}
    refunds={{ state: 'ready', data: { total: 0, refunds: [] } }}
  />
);
export const Loading = () => <Example check={{ state: 'loading' }} refunds={{ state: 'loading' }} />;
export const Pending = () => <Example ends={{ state: 'pending' }} />;
export const Failed = () => (
  <Example
    check={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }}
    refunds={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }}
  />
);
export const Banners = () => <Example banners={{ state: 'ready', data: bannersSample }} />;
export const NotNow = () => <Example check={checked({ result: false })} />;
export const BonusRuns = () => <Example check={checked({ result: false, bonus: 'Welcome bonus' })} />;
export const Refused = () => (
  <Example ends={{ state: 'refused', failure: { message: 'REFUND_CONDITION' } }} />
);
export const UnknownUnclear = () => (
  <Example ends={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }} />
);
