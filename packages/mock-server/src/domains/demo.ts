/** The world of local use and of most tests: the demo operator with its members and their past. */
import type { EventHandlers, World, WorldOptions } from '../world/world.ts';
import { createWorld } from '../world/world.ts';
import { seedGame } from './game/game.seed.ts';
import { seedProfile } from './profile/profile.seed.ts';
import { seedSite } from './site/site.seed.ts';
import { demoHistory, seedStatement } from './statement/statement.seed.ts';
import { seedWallet } from './wallet/wallet.seed.ts';
import { withdrawEvents } from './withdraw/withdraw.ts';

/** Everything that happens by itself. */
export const domainEvents: EventHandlers = { ...withdrawEvents };

/** Fills an empty world; its clock is `demoHistory` further afterwards. */
export function seedDemo(world: World): void {
  seedSite(world);
  seedProfile(world, world.clock.now() + demoHistory);
  seedGame(world);
  seedStatement(world);
  seedWallet(world);
}

/**
 * A demo world that shows `present` (epoch milliseconds), which is real time when left out. Its clock is live from then
 * on, or stands still when `isFrozen`.
 */
export function createDemoWorld({
  present,
  isFrozen = false,
  ...options
}: Omit<WorldOptions, 'clock' | 'handlers' | 'prepare'> & {
  readonly present?: number;
  readonly isFrozen?: boolean;
}): World {
  return createWorld({
    ...options,
    handlers: domainEvents,
    clock: { mode: 'frozen', at: (present ?? options.realNow()) - demoHistory },
    prepare: (world) => {
      seedDemo(world);
      if (!isFrozen) world.clock.resume();
    },
  });
}
