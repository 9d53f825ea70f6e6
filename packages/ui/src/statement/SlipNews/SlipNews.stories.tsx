import { failedSlipsSample, slipsSample } from '../statement.sample.ts';
import { SlipNews } from './SlipNews.tsx';

export default { title: 'Statement/Slip news' };

const nothing = () => undefined;
const [first] = failedSlipsSample;
const [, , unknown] = slipsSample;

export const Ready = () => <>{first && <SlipNews slip={first} onSlips={nothing} />}</>;
export const UnknownNote = () => <SlipNews slip={unknown} onSlips={nothing} />;
