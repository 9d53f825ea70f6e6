/** The world of local use and of most tests: the demo operator with its members and their past. */
import type { EventHandlers, World } from '../world/world.ts';
import { seedGame } from './game/game.seed.ts';
import { seedProfile } from './profile/profile.seed.ts';
import { seedSite } from './site/site.seed.ts';
import { demoHistory, seedStatement } from './statement/statement.seed.ts';
import { seedWallet } from './wallet/wallet.seed.ts';
import { withdrawEvents } from './withdraw/withdraw.ts';

/** Everything that happens by itself. */
export const domainEvents: EventHandlers = { ...withdrawEvents };

/** Fills an empty world, whose clock is `demoHistory` further afterwards: it has to begin that long before its present. */
export function seedDemo(world: World): void {
  seedSite(world);
  seedProfile(world, world.clock.now() + demoHistory);
  seedGame(world);
  seedStatement(world);
  seedWallet(world);
}
