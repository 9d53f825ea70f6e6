import { noop, openSheet } from '../../base/story.fixture.ts';
import { transactionsFixture } from '../statement.fixture.ts';
import { StatementMonthModal, type StatementMonthModalProps } from './StatementMonthModal.tsx';

export default { title: 'Statement/Statement month modal' };

const Example = (props: Partial<StatementMonthModalProps>) => (
  <StatementMonthModal
    appName="Demo Play"
    member="Mali Demo (Member 7)"
    months={['2026-11', '2026-10', '2026-09']}
    month="2026-11"
    onMonth={noop}
    loaded={{ transactions: transactionsFixture, total: 42 }}
    transactions={transactionsFixture}
    state="loaded"
    failure={{ message: 'fault:connection' }}
    onRetry={noop}
    {...props}
    {...openSheet}
  />
);

export const Ready = () => <Example />;
export const Empty = () => <Example transactions={[]} />;
export const Loading = () => (
  <Example state="loading" transactions={[]} loaded={{ transactions: [], total: undefined }} />
);
export const Failed = () => <Example state="failed" transactions={[]} />;
