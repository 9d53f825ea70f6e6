/** Setup for rewards: losses, friends and bonuses. */
import { satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { call, memberOf, set, steer, type Sent } from '../domain-client.fixture.ts';
import { activateGame, findGameAccount } from '../game/game.ts';
import { playRound } from '../game/play.ts';
import { inviteCodeOf } from '@wallet/contract/profile';
import { draft } from '../registration/registration-cases.fixture.ts';

/** Plays a round in which a member loses a stake of `amount` baht. */
export function lose(world: World, as: string, amount: number): Sent {
  const member = memberOf(world, as);
  const stake = baht(amount);
  steer(world, () => {
    if (!findGameAccount(world, member, 'PG')) activateGame(world, member, 'PG');
    world.ledger.adjust({ account: account.game(member.id, 'PG'), amount: stake, reason: 'a test' });
    playRound(world, member, 'PG', { stake, won: satang(0) });
  });
  return { as };
}

/** Registers a friend of the member, who then loses a stake of `amount` baht. */
export function befriend(world: World, as: string, amount: number): Sent {
  const body = { ...draft, inviteCode: inviteCodeOf(memberOf(world, as).id) };
  set(world, { registerOTP: false });
  call(world, 'registration.register', { body });
  if (amount > 0) lose(world, draft.username, amount);
  return { as };
}

/** Activates a bonus with turnover for the member. */
export function withBonus(world: World, as: string): Sent {
  call(world, 'bonus.activate', { as, params: { code: 'LOYAL' } });
  return { as };
}
