import { failedSlipsFixture, slipsFixture } from '../statement.fixture.ts';
import { SlipFailureToast } from './SlipFailureToast.tsx';

export default { title: 'Statement/Slip failure toast' };

const nothing = () => undefined;
const [first] = failedSlipsFixture;
const [, , unknown] = slipsFixture;

export const Ready = () => <>{first && <SlipFailureToast slip={first} onSlips={nothing} />}</>;
export const UnknownNote = () => <SlipFailureToast slip={unknown} onSlips={nothing} />;
