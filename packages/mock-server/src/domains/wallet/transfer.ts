/** Transfers between the wallet and game accounts (spec 5, Transfer; spec 8, Money). */
import type { Satang } from '@wallet/contract/wire/money';
import { mainWallet, transferMinimum } from '@wallet/contract/wallet';
import type { Account } from '../../world/account.ts';
import { account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { refuseUnplayedBonus } from '../bonus/active-bonus.ts';
import { activeAccounts, findGameAccount } from '../game/game.ts';
import { findProvider } from '../game/provider.ts';
import type { Member } from '../profile/member.ts';
import { isProviderFaulty } from '../site/site.ts';
import { givenBack, outcomeOf, shown } from '../statement/entry.ts';

/** An account of the member: the wallet, or a game account by its slot code. */
interface Purse {
  readonly name: string;
  readonly account: Account;
  readonly balance: Satang;
}

interface Leg {
  readonly from: Purse;
  readonly to: Purse;
  readonly amount: Satang;
}

/** Fails with NO_WALLET for a member without a wallet. */
export function requireWallet(member: Member): void {
  if (member.hasNoWallet) fail('NO_WALLET');
}

/** Moves an amount between two different accounts; also from game to game. */
export function transfer(
  world: World,
  member: Member,
  given: { from: string; to: string; amount: Satang },
): void {
  requireWallet(member);
  if (given.amount < transferMinimum) fail('TRANSFER_MINIMUM', { amount: transferMinimum });
  const from = openPurse(world, member, given.from);
  const to = openPurse(world, member, given.to);
  if (from.name === to.name) fail('TRANSFER_FAIL');
  refuseUnplayed(world, member, to);
  if (from.balance < given.amount) fail('MONEY_NOT_ENOUGH');
  carryOut(world, member, 'wallet.transfer', [{ from, to, amount: given.amount }]);
}

/** Moves the balances of all other active accounts into one. */
export function transferAll(world: World, member: Member, toName: string): void {
  requireWallet(member);
  const to = openPurse(world, member, toName);
  refuseUnplayed(world, member, to);
  const names = [mainWallet, ...activeAccounts(world, member).map(({ slotCode }) => slotCode)];
  const legs = names
    .filter((name) => name !== to.name)
    .map((name) => openPurse(world, member, name))
    .filter(({ balance }) => balance > 0)
    .map((from): Leg => ({ from, to, amount: from.balance }));
  const total = legs.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) fail('MONEY_NOT_ENOUGH');
  if (total < transferMinimum) fail('TRANSFER_MINIMUM', { amount: transferMinimum });
  carryOut(world, member, 'wallet.transferAll', legs);
}

/**
 * Moves all amounts or none. When a provider fails (TRANSFER_FAIL), every amount is returned, and the ledger records
 * both directions.
 */
function carryOut(world: World, member: Member, cause: string, legs: readonly Leg[]): void {
  const isFailing = legs
    .flatMap(({ from, to }) => [from, to])
    .some(({ name }) => isProviderFaulty(world, name, 'transfer'));
  const moved = legs.map((leg) => ({ ...leg, ref: world.ids.next('transfer') }));
  for (const { from, to, amount, ref } of moved)
    world.ledger.move(
      from.account,
      to.account,
      amount,
      shown({ kind: 'transfer', cause, ref, memberId: member.id }),
    );
  if (!isFailing) return;
  for (const { from, to, amount, ref } of moved)
    world.ledger.move(to.account, from.account, amount, {
      kind: givenBack,
      cause,
      ref,
      memberId: member.id,
      paysOnce: outcomeOf(ref),
    });
  fail.andCommit('TRANSFER_FAIL');
}

/** Returns the account of a name. Fails with NO_WALLET for an unknown one, SLOT_NO_ACCOUNT for an inactive one. */
function openPurse(world: World, member: Member, name: string): Purse {
  if (name === mainWallet) return purse(world, name, account.wallet(member.id));
  if (!findProvider(name)) fail('NO_WALLET');
  if (!findGameAccount(world, member, name)) fail('SLOT_NO_ACCOUNT');
  return purse(world, name, account.game(member.id, name));
}

const purse = (world: World, name: string, where: Account): Purse => ({
  name,
  account: where,
  balance: world.ledger.balance(where),
});

function refuseUnplayed(world: World, member: Member, to: Purse): void {
  if (to.name === mainWallet) refuseUnplayedBonus(world, member.id);
}
