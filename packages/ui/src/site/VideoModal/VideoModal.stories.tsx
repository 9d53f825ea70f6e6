import { videos } from '../site.fixture.ts';
import { VideoModal } from './VideoModal.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Site/Video modal' };

export const Ready = () => (
  <VideoModal isOpen onClose={noop} name="wallet" video={{ ...videos.wallet, address: '' }} />
);
/** The video does not exist: press play. */
export const Failed = () => (
  <VideoModal isOpen onClose={noop} name="bonus-cancel" video={videos['bonus-cancel']} />
);
