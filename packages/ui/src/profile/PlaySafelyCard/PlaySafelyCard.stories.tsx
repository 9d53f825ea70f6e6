import { PlaySafelyCard } from './PlaySafelyCard.tsx';

export const Ready = () => <PlaySafelyCard onOpen={() => undefined} />;
