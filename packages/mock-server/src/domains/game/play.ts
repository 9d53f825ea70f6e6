/**
 * Rounds at a game provider. The specification has no call for play: providers report rounds, here through an action. A
 * round updates bonuses, refunds and invite amounts.
 */
import { satang, type Satang } from '@wallet/contract/wire/money';
import { account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { countStake } from '../bonus/receipt.ts';
import { accrueInvite } from '../invite/invite.ts';
import type { Member } from '../profile/member.ts';
import { accrueRefund } from '../refund/refund.ts';
import { findGameAccount } from './game.ts';

/** The stake and the payout of a round, in satang. */
export interface Round {
  readonly stake: Satang;
  readonly won: Satang;
}

/**
 * Plays a round, which the statement does not list. Fails with SLOT_NO_ACCOUNT, or MONEY_NOT_ENOUGH when the game
 * account holds less than the stake. Needs an open command.
 */
export function playRound(world: World, member: Member, slotCode: string, { stake, won }: Round): void {
  if (!findGameAccount(world, member, slotCode)) fail('SLOT_NO_ACCOUNT');
  const gameAccount = account.game(member.id, slotCode);
  if (world.ledger.balance(gameAccount) < stake) fail('MONEY_NOT_ENOUGH');
  const entry = { kind: 'play', cause: 'game.play', memberId: member.id };
  if (won > stake) world.ledger.move(account.gameHouse, gameAccount, satang(won - stake), entry);
  if (won < stake) world.ledger.move(gameAccount, account.gameHouse, satang(stake - won), entry);
  countStake(world, member.id, stake);
  if (won < stake) accrueRefund(world, member, satang(stake - won));
  accrueInvite(world, member, stake);
}
