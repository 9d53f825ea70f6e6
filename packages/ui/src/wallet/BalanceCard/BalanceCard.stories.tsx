import { inBaht } from '@wallet/contract/wire/money.fixture';
import { idle } from '../../base/progress.ts';
import { failed, noop, pending, ready, refused } from '../../base/story.fixture.ts';
import { emptyWalletFixture, walletFixture, walletOf } from '../wallet.fixture.ts';
import { BalanceCard, type BalanceCardProps } from './BalanceCard.tsx';

export default { title: 'Wallet/Balance card' };

const check = { progress: idle, onStart: noop };

const Example = (props: Partial<BalanceCardProps>) => (
  <BalanceCard
    wallet={ready(walletFixture)}
    isHidden={false}
    onToggleHidden={noop}
    checkedAt={undefined}
    check={check}
    onOpen={noop}
    {...props}
  />
);

export const Ready = (shown: Parameters<typeof walletOf>[0]) => <Example wallet={walletOf(shown)} />;
Ready.args = { name: walletFixture.profile.name, balance: inBaht(walletFixture.wallet.amount) };
export const Empty = () => <Example wallet={ready(emptyWalletFixture)} />;
export const Loading = () => <Example wallet={{ state: 'loading' }} />;
export const Pending = () => <Example check={{ ...check, progress: pending }} />;
export const Failed = () => <Example wallet={failed} />;
export const Stale = () => <Example wallet={{ state: 'ready', data: walletFixture, isStale: true }} />;
export const CheckRefused = () => <Example check={{ ...check, progress: refused('REQUEST_LIMIT_1MIN') }} />;
export const Hidden = () => <Example isHidden />;
export const WithoutDeposit = () => <Example isDepositHidden />;
