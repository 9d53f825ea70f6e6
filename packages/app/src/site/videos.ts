import type { HowtoVideo } from '@wallet/contract/site';
import type { Video, Videos } from '@wallet/ui/site';

const film = (name: HowtoVideo, seconds: number, bytes: number): Video => ({
  address: `/films/${name}.mp4`,
  poster: `/films/${name}.webp`,
  seconds,
  bytes,
});

/** Instruction videos in public/films. An operator replaces them with their lengths and sizes. */
export const videos: Videos = {
  wallet: film('wallet', 13, 172_718),
  play: film('play', 12, 179_207),
  balance: film('balance', 10, 122_978),
  bonus: film('bonus', 10, 129_026),
  'bonus-cancel': film('bonus-cancel', 11, 160_998),
};
