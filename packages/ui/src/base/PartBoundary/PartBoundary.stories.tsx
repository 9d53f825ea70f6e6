import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { noop } from '../story.fixture.ts';
import { PartFailure } from './PartBoundary.tsx';

export default { title: 'Base/Part boundary' };

export const Failed = () => <PartFailure name="balance" onRetry={noop} />;
export const FailedItem = () => (
  <ul>
    <PartFailure name="transaction" shape="li" onRetry={noop} />
  </ul>
);
export const FailedRow = () => (
  <Table>
    <tbody>
      <PartFailure name="slip" shape="tr" onRetry={noop} />
    </tbody>
  </Table>
);
export const FailedTool = () => <PartFailure name="language" shape="button" onRetry={noop} />;
