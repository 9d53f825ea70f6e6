import type { HowtoVideo } from '@wallet/contract/site';

export interface Video {
  readonly address: string;
  /** URL of the poster, 3:4. */
  readonly poster: string;
  readonly seconds: number;
  readonly bytes: number;
}

export type Videos = Readonly<Record<HowtoVideo, Video>>;

export const videoSteps = [1, 2, 3, 4] as const;
