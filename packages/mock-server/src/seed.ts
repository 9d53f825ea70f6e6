/** Everything the default world begins with, noun by noun. */
import type { World } from './world/world.ts';

export function seedWorld(_world: World): void {}
