import { idle } from '../../base/progress.ts';
import { noop, pending } from '../../base/story.fixture.ts';
import { EntryGrid, type EntryGridProps } from './EntryGrid.tsx';

export default { title: 'Wallet/Entry grid' };

const refreshAll = { progress: idle, onStart: noop };

const Example = (props: Partial<EntryGridProps>) => (
  <EntryGrid wheel={{ coins: 3 }} refreshAll={refreshAll} onOpen={noop} {...props} />
);

export const Ready = ({ coins }: { coins: number }) => <Example wheel={{ coins }} />;
Ready.args = { coins: 3 };
export const Loading = () => <Example wheel="unknown" />;
export const Pending = () => <Example wheel="off" refreshAll={{ ...refreshAll, progress: pending }} />;
export const CoinsLoading = () => <Example wheel={{ coins: undefined }} />;
export const WheelOff = () => <Example wheel="off" />;
