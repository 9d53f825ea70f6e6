import { satang } from '@wallet/contract/wire/money';
import { UnseenEffect, type UnseenEffectProps } from './UnseenEffect.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Statement/Unseen effect' };

const Example = (props: Partial<UnseenEffectProps>) => (
  <UnseenEffect
    amount={satang(150_00)}
    at={Date.parse('2026-11-21T09:30:00+07:00')}
    intent="0f3c5a7e9b1d2f406182a4c6e8f00112"
    isHidden={false}
    onCheck={noop}
    {...props}
  />
);

export const Ready = () => <Example />;
const opened = Date.now();

export const Checking = () => <Example at={opened} />;
export const WithoutAmount = () => <Example amount={undefined} />;
