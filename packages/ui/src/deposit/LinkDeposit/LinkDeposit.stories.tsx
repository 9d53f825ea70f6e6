import { useState } from 'react';
import { idle } from '../../base/progress.ts';
import { accepted, noop, pending, refused, unknown } from '../../base/story.fixture.ts';
import { sharedGiftFixture } from '../deposit.fixture.ts';
import { LinkDeposit, type LinkDepositProps } from './LinkDeposit.tsx';

export default { title: 'Deposit/Link deposit' };

const Example = ({ linkText: initial = sharedGiftFixture, ...props }: Partial<LinkDepositProps>) => {
  const [linkText, setLinkText] = useState(initial);
  return (
    <LinkDeposit
      {...{ linkText, onLinkTextChange: setLinkText, progress: idle, retryAt: undefined }}
      {...{ onSend: noop, onReset: noop, onStatement: noop, onClose: noop }}
      {...props}
    />
  );
};

export const Ready = () => <Example />;
export const Empty = () => <Example linkText="" />;
export const Pending = () => <Example progress={pending} />;
export const Failed = () => <Example progress={refused('TRUE_LINK_FAIL')} />;
export const Unusual = () => <Example linkText="https://gift.truemoney.com/campaign/?v=short" />;
export const Done = () => <Example progress={{ state: 'done' }} />;
export const UnknownChecking = () => <Example progress={unknown('checking')} />;
export const UnknownUnclear = () => <Example progress={unknown('unclear')} />;
export const OnTheWay = () => <Example progress={accepted('checking')} />;
export const Unseen = () => <Example progress={accepted('did-not-happen')} />;
