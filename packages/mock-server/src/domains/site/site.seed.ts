import type { World } from '../../world/world.ts';
import { changeSettings } from './site.ts';

/** Stores the default settings, so that the control API can show and change them. */
export function seedSite(world: World): void {
  world.command({ kind: 'control', name: 'seed.site' }, () => changeSettings(world, {}));
}
