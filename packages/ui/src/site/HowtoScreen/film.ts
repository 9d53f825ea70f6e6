import type { HowtoVideo } from '@wallet/contract/site';

/** One instruction film. */
export interface Film {
  /** Where the mp4 file is. */
  readonly address: string;
  /** Where its still picture is, 3 wide to 4 high. */
  readonly poster: string;
  /** Its length. */
  readonly seconds: number;
  /** The size of its file. */
  readonly bytes: number;
}

export type Films = Readonly<Record<HowtoVideo, Film>>;

/** The steps each film shows, as they are told in words. */
export const filmSteps = [1, 2, 3, 4] as const;
