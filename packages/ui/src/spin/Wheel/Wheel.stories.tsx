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

interface ReadyArgs {
  sectors: number;
  won: string;
  isTurning: boolean;
}

/** From 1 to 24 sectors; turns to the one that won. */
export const Ready = ({ sectors, won, isTurning }: ReadyArgs) => (
  <Example
    slices={[...slicesFixture, ...crowdedFixture].slice(0, sectors)}
    code={won === '' ? undefined : won}
    isTurning={isTurning}
  />
);
Ready.args = { sectors: 8, won: '', isTurning: false };
export const Won = () => <Example code="CASH50" />;
export const TwoSectors = () => <Example slices={slicesFixture.slice(0, 2)} />;
export const Crowded = () => <Example slices={crowdedFixture} />;
