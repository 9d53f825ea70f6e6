import type { HowtoVideo } from '@wallet/contract/site';
import type { Video, Videos } from '@wallet/ui/site';

const film = (name: HowtoVideo, seconds: number, bytes: number): Video => ({
  address: `/films/${name}.mp4`,
  poster: `/films/${name}.webp`,
  seconds,
  bytes,
});

/** The instruction films in public/films; an operator puts its own in their place, and their lengths and sizes here. */
export const videos: Videos = {
  wallet: film('wallet', 13, 172_718),
  play: film('play', 12, 179_207),
  balance: film('balance', 10, 122_978),
  bonus: film('bonus', 10, 129_026),
  'bonus-cancel': film('bonus-cancel', 11, 160_998),
};
