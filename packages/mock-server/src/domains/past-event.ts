/** Something that happened to a demo member before the present of the demo world. */
import type { World } from '../world/world.ts';

export interface PastEvent {
  readonly daysAgo: number;
  /** Runs as one command at its moment. */
  readonly run: (world: World) => void;
}
