import { Stack } from '@mantine/core';
import { transactionsFixture, resultsPropsFixture } from '../statement.fixture.ts';
import { StatementResults, type StatementResultsProps } from './StatementResults.tsx';

export default { title: 'Statement/Statement results' };

const Example = (props: Partial<StatementResultsProps>) => (
  <Stack gap="lg">
    <StatementResults {...resultsPropsFixture} {...props} />
  </Stack>
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
