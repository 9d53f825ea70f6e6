import { StatementMonthModal, type StatementMonthModalProps } from './StatementMonthModal.tsx';
import { monthPropsFixture } from '../statement.fixture.ts';

export default { title: 'Statement/Statement month modal' };

const Example = (props: Partial<StatementMonthModalProps>) => (
  <StatementMonthModal {...monthPropsFixture} {...props} />
);

export const Ready = () => <Example />;
export const Empty = () => <Example transactions={[]} />;
export const Loading = () => (
  <Example state="loading" transactions={[]} loaded={{ transactions: [], total: undefined }} />
);
export const Failed = () => <Example state="failed" transactions={[]} />;
