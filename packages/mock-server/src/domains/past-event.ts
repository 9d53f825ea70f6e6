/** An event in the past of a demo member. */
import type { World } from '../world/world.ts';

export interface PastEvent {
  readonly daysAgo: number;
  /** Runs as one command at its time. */
  readonly run: (world: World) => void;
}
