import type { World } from '../../world/world.ts';
import { changeSettings } from './site.ts';

/** Writes the usual settings down, so that they are there to be seen and changed. */
export function seedSite(world: World): void {
  world.command({ kind: 'control', name: 'seed.site' }, () => changeSettings(world, {}));
}
