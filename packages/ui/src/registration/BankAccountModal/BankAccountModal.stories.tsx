import type { MarketName } from '@wallet/contract/market';
import { laoBanks, thaiBanks, bankAccountPropsFixture } from '../registration.fixture.ts';
import { BankAccountModal, type BankAccountModalProps } from './BankAccountModal.tsx';
import { failed, pending, ready, refused, Submitted, unknown } from '../../base/story.fixture.ts';

export default { title: 'Registration/Bank account modal' };

interface Stage {
  market: MarketName;
}

const Example = ({ market, ...props }: Stage & Partial<BankAccountModalProps>) => (
  <BankAccountModal
    {...bankAccountPropsFixture}
    market={market}
    banks={ready(market === 'laos' ? laoBanks : thaiBanks)}
    {...props}
  />
);

export const Ready = ({ market }: Stage) => <Example market={market} />;
export const Loading = ({ market }: Stage) => <Example market={market} name={{ state: 'loading' }} />;
export const Pending = ({ market }: Stage) => <Example market={market} progress={pending} />;
export const Failed = ({ market }: Stage) => <Example market={market} name={failed} />;
export const Invalid = ({ market }: Stage) => (
  <Submitted typed={{ accountNo: '123' }}>
    <Example market={market} />
  </Submitted>
);
export const KnownAccount = ({ market }: Stage) => (
  <Example market={market} progress={refused('EXISTING_BANK')} />
);
export const Refused = ({ market }: Stage) => (
  <Example market={market} progress={refused('INVALID_USER_INFO')} />
);
export const Unknown = ({ market }: Stage) => <Example market={market} progress={unknown('unclear')} />;
