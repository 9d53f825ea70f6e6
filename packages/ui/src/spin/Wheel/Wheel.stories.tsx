import { noop } from '../../base/story.fixture.ts';
import { crowdedFixture, slicesFixture } from '../spin.fixture.ts';
import { Wheel, type WheelProps } from './Wheel.tsx';

export default { title: 'Spin/Wheel' };

const Example = (props: Partial<WheelProps>) => (
  <Wheel
    name="Lucky wheel"
    slices={slicesFixture}
    code={undefined}
    isTurning={false}
    onStop={noop}
    {...props}
  >
    {null}
  </Wheel>
);

/** From 1 to 24 sectors. */
export const Ready = ({ sectors, won }: { sectors: number; won: string }) => (
  <Example
    slices={[...slicesFixture, ...crowdedFixture].slice(0, sectors)}
    code={won === '' ? undefined : won}
  />
);
Ready.args = { sectors: 8, won: '' };
export const Won = () => <Example code="CASH50" />;
export const TwoSectors = () => <Example slices={slicesFixture.slice(0, 2)} />;
export const Crowded = () => <Example slices={crowdedFixture} />;
