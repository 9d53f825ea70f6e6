import { failedSlipsFixture, slipsFixture } from '../statement.fixture.ts';
import { SlipNews } from './SlipNews.tsx';

export default { title: 'Statement/Slip news' };

const nothing = () => undefined;
const [first] = failedSlipsFixture;
const [, , unknown] = slipsFixture;

export const Ready = () => <>{first && <SlipNews slip={first} onSlips={nothing} />}</>;
export const UnknownNote = () => <SlipNews slip={unknown} onSlips={nothing} />;
