import { useState } from 'react';
import { transactionsFixture, statementPropsFixture } from '../statement.fixture.ts';
import { StatementScreen, type StatementScreenProps } from './StatementScreen.tsx';
import { failed, ready } from '../../base/story.fixture.ts';

export default { title: 'Statement/Statement screen' };

const data = { total: 42, statements: transactionsFixture };

const Example = (props: Partial<StatementScreenProps>) => {
  const [page, setPage] = useState(1);
  return <StatementScreen {...statementPropsFixture} page={page} onPage={setPage} {...props} />;
};

const emptied = ready({ total: 0, statements: [] });

export const Ready = () => <Example />;
export const Empty = () => <Example statement={emptied} />;
export const Loading = () => <Example statement={{ state: 'loading' }} />;
export const Pending = () => <Example page={2} statement={{ state: 'ready', data, isRefreshing: true }} />;
export const Failed = () => <Example statement={failed} />;
export const Stale = () => <Example statement={{ state: 'ready', data, isStale: true }} />;
export const PastTheEnd = () => <Example page={9} statement={ready({ total: 42, statements: [] })} />;
