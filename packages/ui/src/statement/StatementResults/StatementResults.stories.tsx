import { satang } from '@wallet/contract/wire/money';
import { noop } from '../../base/story.fixture.ts';
import { transactionsFixture } from '../statement.fixture.ts';
import { StatementResults, type StatementResultsProps } from './StatementResults.tsx';

export default { title: 'Statement/Statement results' };

const Example = (props: Partial<StatementResultsProps>) => (
  <StatementResults
    filter={{ kind: 'deposit', min: satang(1_000_00) }}
    found={transactionsFixture.filter(({ statementType }) => statementType === 'deposit')}
    loaded={{ transactions: transactionsFixture, total: 42 }}
    state="paused"
    failure={{ message: 'fault:connection' }}
    onOpen={noop}
    onStop={noop}
    onMore={noop}
    onChange={noop}
    onClear={noop}
    {...props}
  />
);

export const Ready = () => <Example />;
export const Complete = () => (
  <Example state="complete" loaded={{ transactions: transactionsFixture, total: 6 }} />
);
export const Empty = () => (
  <Example found={[]} state="complete" loaded={{ transactions: transactionsFixture, total: 6 }} />
);
export const NothingYet = () => <Example found={[]} />;
export const Loading = () => (
  <Example found={[]} state="searching" loaded={{ transactions: [], total: undefined }} />
);
export const Pending = () => <Example state="searching" />;
export const Failed = () => <Example state="failed" />;
