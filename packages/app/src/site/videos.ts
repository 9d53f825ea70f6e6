import type { HowtoVideo } from '@wallet/contract/site';
import type { Video, Videos } from '@wallet/ui/site';

const video = (name: HowtoVideo, seconds: number, bytes: number): Video => ({
  address: `/videos/${name}.mp4`,
  poster: `/videos/${name}.webp`,
  seconds,
  bytes,
});

/** Instruction videos in public/videos. An operator replaces them with their lengths and sizes. */
export const videos: Videos = {
  wallet: video('wallet', 13, 172_718),
  play: video('play', 12, 179_207),
  balance: video('balance', 10, 122_978),
  bonus: video('bonus', 10, 129_026),
  'bonus-cancel': video('bonus-cancel', 11, 160_998),
};
