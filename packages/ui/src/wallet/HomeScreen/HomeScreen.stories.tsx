import { satang } from '@wallet/contract/wire/money';
import { inBaht } from '@wallet/contract/wire/money.fixture';
import { useState } from 'react';
import { idle } from '../../base/progress.ts';
import { emptyWalletFixture, homePropsFixture, walletFixture, walletOf } from '../wallet.fixture.ts';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import { failed, noop, ready, refused } from '../../base/story.fixture.ts';

export default { title: 'Wallet/Home screen' };

const check = { progress: idle, onStart: noop };
/** Epoch milliseconds. */
const opened = Date.now();
const minutesAgo = (minutes: number) => new Date(opened - minutes * 60_000).toISOString();

const Example = (props: Partial<HomeScreenProps>) => {
  const [isHidden, setHidden] = useState(false);
  const onToggleHidden = () => setHidden(!isHidden);
  return (
    <HomeScreen
      {...homePropsFixture}
      checkedAt={minutesAgo(2)}
      {...{ isHidden, onToggleHidden }}
      {...props}
    />
  );
};

export const Ready = (shown: Parameters<typeof walletOf>[0]) => <Example wallet={walletOf(shown)} />;
Ready.args = { name: walletFixture.profile.name, balance: inBaht(walletFixture.wallet.amount) };
export const Empty = () => <Example wallet={ready(emptyWalletFixture)} checkedAt={undefined} />;
export const Loading = () => <Example wallet={{ state: 'loading' }} wheel="unknown" checkedAt={undefined} />;
export const WheelWithoutCoinsYet = () => <Example wheel={{ coins: undefined }} />;
export const Pending = () => (
  <Example
    check={{ ...check, progress: { state: 'pending' } }}
    refreshAll={{ ...check, progress: { state: 'pending' } }}
    wheel="off"
  />
);
export const Failed = () => <Example wallet={failed} />;
export const Stale = () => (
  <Example wallet={{ state: 'ready', data: walletFixture, isStale: true }} checkedAt={minutesAgo(95)} />
);
export const CoolingDown = () => {
  const [now] = useState(() => Date.now());
  return (
    <Example
      check={{ ...check, readyAt: now + 30_000 }}
      refreshAll={{ ...check, readyAt: now + 90_000 }}
      wheel="off"
    />
  );
};
export const Limited = () => <Example check={{ ...check, progress: refused('REQUEST_LIMIT_1MIN') }} />;
export const Hidden = () => <Example isHidden />;
export const LargestAmounts = () => (
  <Example
    wallet={ready({
      ...walletFixture,
      wallet: { amount: satang(999_999_999_99) },
      invite: { ...walletFixture.invite, amount: satang(999_999_999_99) },
    })}
  />
);
export const WheelOff = () => <Example wheel="off" />;
export const WithoutDeposit = () => <Example isDepositHidden />;
