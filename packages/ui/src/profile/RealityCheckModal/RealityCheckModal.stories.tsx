import { satang } from '@wallet/contract/wire/money';
import { RealityCheckModal, type RealityCheckModalProps } from './RealityCheckModal.tsx';
import { failed, noop, ready } from '../../base/story.fixture.ts';

export default { title: 'Profile/Reality check modal' };

const Example = (props: Pick<RealityCheckModalProps, 'spending'>) => (
  <RealityCheckModal isOpen seconds={3_605} onContinue={noop} onBreak={noop} {...props} />
);

const spent = (deposits: number, withdrawals: number) => ({
  state: 'ready' as const,
  data: { deposits: satang(deposits), withdrawals: satang(withdrawals) },
});

export const Ready = () => <Example spending={spent(150_000, 20_000)} />;
export const Empty = () => <Example spending={spent(0, 0)} />;
export const Loading = () => <Example spending={{ state: 'loading' }} />;
export const Unreadable = () => (
  <Example spending={ready({ deposits: satang(150_000), withdrawals: satang(20_000), unreadable: 1 })} />
);
export const Failed = () => <Example spending={failed} />;
