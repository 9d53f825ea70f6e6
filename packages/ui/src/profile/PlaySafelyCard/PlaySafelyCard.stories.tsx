import { PlaySafelyCard } from './PlaySafelyCard.tsx';

export default { title: 'Profile/Play safely card' };

export const Ready = () => <PlaySafelyCard seconds={4_505} onOpen={() => undefined} />;
