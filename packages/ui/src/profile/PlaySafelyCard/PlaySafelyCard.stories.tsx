import { PlaySafelyCard } from './PlaySafelyCard.tsx';

export default { title: 'Profile/Play safely card' };

export const Ready = () => <PlaySafelyCard onOpen={() => undefined} />;
