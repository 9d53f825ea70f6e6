/** The world of local use and of most tests: the demo operator with its members and their past. */
import type { EventHandlers, World } from '../world/world.ts';
import { seedBonus } from './bonus/bonus.seed.ts';
import { agentEvents } from './chat/agent.ts';
import { seedChat } from './chat/chat.seed.ts';
import { seedDeposit } from './deposit/deposit.seed.ts';
import { qrEvents } from './deposit/qr.ts';
import { slipEvents } from './deposit/slip.ts';
import { seedGame } from './game/game.seed.ts';
import { invitePast, seedInvite } from './invite/invite.seed.ts';
import { seedProfile } from './profile/profile.seed.ts';
import { refundPast } from './refund/refund.seed.ts';
import { changeSettings } from './site/site.ts';
import { spinPast } from './spin/spin.seed.ts';
import { demoHistory, seedStatement } from './statement/statement.seed.ts';
import { seedWallet } from './wallet/wallet.seed.ts';
import { withdrawEvents } from './withdraw/withdraw.ts';

export const domainEvents: EventHandlers = {
  ...withdrawEvents,
  ...qrEvents,
  ...slipEvents,
  ...agentEvents,
};

/** Fills an empty world. Its clock advances by `demoHistory`, so it must start that long before its present. */
export function seedDemo(world: World): void {
  const present = world.clock.now() + demoHistory;
  // Stores the default settings, so that the control API can show and change them.
  world.command({ kind: 'control', name: 'seed.site' }, () => changeSettings(world, {}));
  seedProfile(world, present);
  seedGame(world);
  seedInvite(world);
  seedStatement(world, [...invitePast, ...refundPast, ...spinPast]);
  seedWallet(world);
  seedBonus(world);
  world.advance({ to: present });
  seedDeposit(world);
  seedChat(world);
}
