import { slicesFixture } from '../spin.fixture.ts';
import { Legend } from './Legend.tsx';

export default { title: 'Spin/Legend' };

export const Ready = () => <Legend slices={slicesFixture} />;
export const Chances = () => (
  <Legend
    slices={slicesFixture.map((slice, at) => ({ ...slice, chance: [25, 30, 15, 8, 15, 4, 2, 1][at] }))}
  />
);
export const RepeatedLabels = () => (
  <Legend slices={[...slicesFixture.slice(0, 3), ...slicesFixture.slice(0, 3)]} />
);
