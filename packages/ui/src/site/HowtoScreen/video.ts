import type { HowtoVideo } from '@wallet/contract/site';

/** Instruction video. */
export interface Video {
  /** URL of the mp4 file. */
  readonly address: string;
  /** URL of the poster, 3:4. */
  readonly poster: string;
  readonly seconds: number;
  readonly bytes: number;
}

export type Videos = Readonly<Record<HowtoVideo, Video>>;

export const videoSteps = [1, 2, 3, 4] as const;
