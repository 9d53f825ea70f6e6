import { noop } from '../../base/story.fixture.ts';
import { transactionsFixture } from '../statement.fixture.ts';
import { StatementDays } from './StatementDays.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';

export default { title: 'Statement/Statement days' };

export const Ready = () => <StatementDays transactions={transactionsFixture} onOpen={noop} />;
export const Pending = () => <StatementDays transactions={transactionsFixture} onOpen={noop} isRefreshing />;
export const Loading = () => <StatementSkeleton />;
