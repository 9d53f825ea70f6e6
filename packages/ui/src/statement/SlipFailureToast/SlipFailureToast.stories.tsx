import { failedSlipsFixture, slipsFixture } from '../statement.fixture.ts';
import { SlipFailureToast } from './SlipFailureToast.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Statement/Slip failure toast' };

const [first] = failedSlipsFixture;
const [, , unknown] = slipsFixture;

export const Ready = () => <>{first && <SlipFailureToast slip={first} onSlips={noop} />}</>;
export const UnknownNote = () => <SlipFailureToast slip={unknown} onSlips={noop} />;
