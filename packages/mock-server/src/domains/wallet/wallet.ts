/** The balance on the dashboard, and the invite amount beside it (spec 2, /user/home). */
import { transferMinimum, type WalletView } from '@wallet/contract/wallet';
import type { Satang } from '@wallet/contract/wire/money';
import type { Sent } from '@wallet/contract/wire/lenient';
import { account } from '../../world/account.ts';
import { seconds } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import type { World } from '../../world/world.ts';
import { payReward } from '../bonus/receipt.ts';
import { listSlots } from '../game/game.ts';
import { inviteRewardOf } from '../invite/invite.ts';
import type { Member } from '../profile/member.ts';
import { showProfile } from '../profile/profile.ts';
import { readSettings } from '../site/site.ts';
import { requireWallet } from './transfer.ts';

/** Refreshes of the game balances (REQUEST_LIMIT_1MIN); the app uses the same five seconds. */
const refreshLimit: RateLimit = { name: 'wallet.refresh', max: 1, windowMs: seconds(5) };

export function showWallet(world: World, member: Member): Sent<typeof WalletView> {
  requireWallet(member);
  const { inviteSuccess, inviteFail } = readSettings(world);
  const { profile, bankAccount } = showProfile(world, member);
  return {
    profile,
    bankAccount,
    wallet: { amount: world.ledger.balance(account.wallet(member.id)) },
    invite: {
      amount: world.ledger.balance(account.invite(member.id)),
      success: inviteSuccess,
      fail: inviteFail,
    },
    slots: listSlots(world, member),
  };
}

/** Refreshes the balances of all providers. They always match the ledger here, so that only the rate limit applies. */
export function refreshSlots(world: World, member: Member): void {
  consumeRateLimit(world, refreshLimit, member.id);
}

/**
 * Takes part of the claimable invite amount: its certain part goes into the wallet, the rest is forfeited (decisions 14).
 * Returns the new balance. Fails with NO_INVITE_BONUS when the certain part is less than one satang.
 */
export function addInviteAmount(world: World, member: Member, amount: Satang): Satang {
  const reward = inviteRewardOf(world, amount);
  const claimable = world.ledger.balance(account.invite(member.id));
  if (claimable === 0) fail('NO_INVITE_BONUS');
  if (amount < transferMinimum) fail('TRANSFER_MINIMUM', { amount: transferMinimum });
  if (amount > claimable) fail('MONEY_NOT_ENOUGH');
  payReward(world, member, 'invite', reward, { cause: 'wallet.add', tooSmall: 'NO_INVITE_BONUS' });
  return world.ledger.balance(account.wallet(member.id));
}
