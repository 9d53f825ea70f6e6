import { slicesFixture } from '../spin.fixture.ts';
import { Legend } from './Legend.tsx';

export default { title: 'Spin/Legend' };

export const Ready = () => <Legend slices={slicesFixture} />;
export const RepeatedLabels = () => (
  <Legend slices={[...slicesFixture.slice(0, 3), ...slicesFixture.slice(0, 3)]} />
);
