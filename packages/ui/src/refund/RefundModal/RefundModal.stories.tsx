import { maxSatang, satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { bannersSample } from '../../base/BannerCarousel/banner.fixture.ts';
import { refundFixture, refundPropsFixture } from '../refund.fixture.ts';
import { RefundModal, type RefundModalProps } from './RefundModal.tsx';
import { failed, pending, ready, refused, unknown } from '../../base/story.fixture.ts';

export default { title: 'Refund/Refund modal' };

const Example = (props: Partial<RefundModalProps>) => {
  const [page, setPage] = useState(1);
  return <RefundModal {...refundPropsFixture} page={page} onPage={setPage} {...props} />;
};

const Asked = (props: Partial<RefundModalProps>) => (
  <Example
    defaultChosen={{
      kind: 'bonus',
      amount: satang(32_050),
      shares: { success: 100, fail: 20 },
    }}
    {...props}
  />
);

const checked = (change: Partial<typeof refundFixture>) => ready({ ...refundFixture, ...change });

export const Ready = () => <Example />;
export const Empty = () => (
  <Example
    check={checked({ result: false, refundAmount: satang(0) })}
    refunds={ready({ total: 0, refunds: [] })}
  />
);
export const Loading = () => <Example check={{ state: 'loading' }} refunds={{ state: 'loading' }} />;
export const Pending = () => <Asked progress={pending} />;
export const Failed = () => <Example check={failed} refunds={failed} />;
export const Banners = () => <Example banners={ready(bannersSample)} />;
export const NotNow = () => <Example check={checked({ result: false })} />;
export const BonusRuns = () => <Example check={checked({ result: false, bonus: 'Welcome bonus' })} />;
export const Refused = () => <Asked progress={refused('REFUND_CONDITION')} />;
export const UnknownUnclear = () => <Asked progress={unknown('unclear')} />;
export const UnknownChecking = () => <Asked progress={unknown('checking')} />;
export const UnknownHappened = () => <Asked progress={unknown('happened')} />;
export const UnknownDidNotHappen = () => <Asked progress={unknown('did-not-happen')} />;
export const BannersLoading = () => <Example banners={{ state: 'loading' }} />;
export const Asking = () => <Asked />;
/** The choice that cannot be undone. */
export const AskingWallet = () => (
  <Asked defaultChosen={{ kind: 'wallet', amount: satang(320_50), shares: { success: 100, fail: 20 } }} />
);
export const AskingWholeToWallet = () => (
  <Asked defaultChosen={{ kind: 'wallet', amount: satang(320_50), shares: { success: 100, fail: 100 } }} />
);
export const Done = () => <Asked progress={{ state: 'done' }} />;
/** The bonus would pay no more than the wallet. */
export const WalletOnly = () => <Example check={checked({ refundSuccess: 80 })} />;
export const LargestAmount = () => <Example check={checked({ refundAmount: maxSatang })} />;
