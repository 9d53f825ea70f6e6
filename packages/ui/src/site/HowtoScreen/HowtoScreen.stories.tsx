import { videos } from '../site.fixture.ts';
import { HowtoScreen } from './HowtoScreen.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Site/Howto screen' };

export const Ready = () => <HowtoScreen videos={videos} onOpen={noop} />;
export const NoPosters = () => (
  <HowtoScreen
    videos={{ ...videos, wallet: { ...videos.wallet, poster: 'data:image/webp;base64,' } }}
    onOpen={noop}
  />
);
