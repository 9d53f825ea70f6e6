import { failedSlipsFixture, slipsFixture } from '../statement.fixture.ts';
import { SlipFailureToast } from './SlipFailureToast.tsx';

export default { title: 'Statement/Slip failure toast' };

const [first] = failedSlipsFixture;
const [, , unknown] = slipsFixture;

export const Ready = () => <>{first && <SlipFailureToast slip={first} />}</>;
export const UnknownNote = () => <SlipFailureToast slip={unknown} />;
