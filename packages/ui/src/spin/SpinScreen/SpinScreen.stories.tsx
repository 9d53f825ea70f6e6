import type { SpinResult } from '@wallet/contract/spin';
import { useState } from 'react';
import { crowdedFixture, longCouponsFixture, slicesFixture, spinPropsFixture } from '../spin.fixture.ts';
import { SpinScreen, type SpinScreenProps } from './SpinScreen.tsx';
import { failed, pending, ready } from '../../base/story.fixture.ts';

export default { title: 'Spin/Spin screen' };

const wheelOf = (slices: typeof slicesFixture, userCoin = 5) =>
  ready({ activeSpinwheel: { name: 'Lucky wheel', slices: [...slices] }, userCoin });

/** A click on the hub turns the wheel to `wins`. */
const Example = ({ wins = 3, ...props }: Partial<SpinScreenProps> & { wins?: number }) => {
  const [result, setResult] = useState<SpinResult>();
  const [isTurning, setTurning] = useState(false);
  const { code, label } = slicesFixture[wins] ?? { code: '', label: '' };
  return (
    <SpinScreen
      {...spinPropsFixture}
      result={result}
      isTurning={isTurning}
      onSpin={() => {
        setResult({ code, label, remainingCoin: 4 });
        setTurning(true);
      }}
      onStop={() => setTurning(false)}
      {...props}
    />
  );
};

export const Ready = () => <Example />;
export const Empty = () => <Example coupons={ready({ coupons: [] })} />;
export const Loading = () => <Example setup={{ state: 'loading' }} coupons={{ state: 'loading' }} />;
export const Pending = () => <Example progress={pending} />;
export const Failed = () => <Example setup={failed} coupons={failed} />;
export const Stale = () => <Example setup={{ ...wheelOf(slicesFixture), isStale: true }} />;
export const NoCoins = () => <Example setup={wheelOf(slicesFixture, 0)} />;
export const Closed = () => <Example setup={ready({ activeSpinwheel: null, userCoin: 5 })} />;
export const Won = () => <Example result={{ code: 'CASH50', label: '฿50', remainingCoin: 4 }} />;
export const Crowded = () => <Example setup={wheelOf(crowdedFixture)} />;
export const TwoFields = () => <Example setup={wheelOf(slicesFixture.slice(0, 2))} wins={1} />;
const chances = [25, 30, 15, 8, 15, 4, 2, 1];
export const Chances = () => (
  <Example setup={wheelOf(slicesFixture.map((slice, at) => ({ ...slice, chance: chances[at] })))} />
);
export const UnreadableCoupons = () => (
  <Example coupons={ready({ coupons: longCouponsFixture, unreadable: 2 })} />
);
