import { satang } from '@wallet/contract/wire/money';
import { idleSheet, noop, openSheet, pending, refused, Submitted } from '../../base/story.fixture.ts';
import { StatementSearchModal, type StatementSearchModalProps } from './StatementSearchModal.tsx';

export default { title: 'Statement/Statement search modal' };

const Example = (props: Partial<StatementSearchModalProps>) => (
  <StatementSearchModal
    filter={{}}
    onSearch={noop}
    dayProgress={idleSheet.progress}
    onDay={noop}
    {...props}
    {...openSheet}
  />
);

export const Ready = () => <Example />;
export const Filled = () => (
  <Example filter={{ kind: 'withdraw', min: satang(100_00), max: satang(500_00), reference: 't7' }} />
);
export const Nothing = () => (
  <Submitted>
    <Example />
  </Submitted>
);
export const Invalid = () => (
  <Submitted typed={{ min: '500', max: '100' }}>
    <Example />
  </Submitted>
);
export const Pending = () => <Example dayProgress={pending} />;
export const Failed = () => <Example dayProgress={refused('fault:connection')} />;
