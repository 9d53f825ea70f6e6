import { transactionsFixture } from '../statement.fixture.ts';
import { ScanProgress } from './ScanProgress.tsx';

export default { title: 'Statement/Scan progress' };

const loaded = { transactions: transactionsFixture, total: 42 };

export const Ready = () => <ScanProgress loaded={loaded} isLoading onStop={() => undefined} />;
export const Pending = () => <ScanProgress loaded={loaded} isLoading />;
export const WithoutTotal = () => (
  <ScanProgress loaded={{ transactions: transactionsFixture, total: Infinity }} isLoading />
);
