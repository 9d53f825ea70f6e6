import { videos } from '../site.fixture.ts';
import { VideoModal } from './VideoModal.tsx';

export default { title: 'Site/Video modal' };

const nothing = () => undefined;

export const Ready = () => (
  <VideoModal isOpen onClose={nothing} name="wallet" video={{ ...videos.wallet, address: '' }} />
);
/** The video does not exist: press play. */
export const Failed = () => (
  <VideoModal isOpen onClose={nothing} name="bonus-cancel" video={videos['bonus-cancel']} />
);
