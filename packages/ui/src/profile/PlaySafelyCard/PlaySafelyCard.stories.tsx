import { PlaySafelyCard } from './PlaySafelyCard.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Profile/Play safely card' };

export const Ready = () => <PlaySafelyCard seconds={4_505} onOpen={noop} />;
