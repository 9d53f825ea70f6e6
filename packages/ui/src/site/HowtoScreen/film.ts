import type { HowtoVideo } from '@wallet/contract/site';

/** Instruction video. */
export interface Film {
  /** URL of the mp4 file. */
  readonly address: string;
  /** URL of the poster, 3:4. */
  readonly poster: string;
  /** Duration. */
  readonly seconds: number;
  /** File size. */
  readonly bytes: number;
}

export type Films = Readonly<Record<HowtoVideo, Film>>;

/** Steps of each video, as text. */
export const filmSteps = [1, 2, 3, 4] as const;
