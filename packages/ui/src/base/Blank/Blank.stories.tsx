import { Blank } from './Blank.tsx';
import { BlankText } from './BlankText.tsx';

export const Ready = () => (
  <p>
    <Blank width="8rem" />
  </p>
);
export const Card = () => <Blank height="10rem" />;
export const Round = () => <Blank height="2.5rem" isRound />;
export const Text = () => <BlankText />;
export const LongText = () => <BlankText lines={8} />;
