/** Transfers between the wallet and game accounts (spec 5, Transfer; spec 8, Money). */
import type { Satang } from '@wallet/contract/wire/money';
import { mainWallet, transferMinimum } from '@wallet/contract/wallet';
import { account, type Account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { forbidUnplayedBonus } from '../bonus/receipt.ts';
import { activeAccounts, findGameAccount } from '../game/game.ts';
import { findProvider } from '../game/provider.ts';
import type { Member } from '../profile/member.ts';
import { isProviderFaulty } from '../site/site.ts';
import { givenBack, outcomeOf, type StatementEntry } from '../statement/entry.ts';

/** An account of the member: the wallet, or a game account by its slot code. */
interface TransferAccount {
  readonly name: string;
  readonly account: Account;
  readonly balance: Satang;
}

interface Movement {
  readonly from: TransferAccount;
  readonly to: TransferAccount;
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
  const from = requireAccount(world, member, given.from);
  const to = requireAccount(world, member, given.to);
  if (from.name === to.name) fail('TRANSFER_FAIL');
  refuseUnplayed(world, member, to);
  if (from.balance < given.amount) fail('MONEY_NOT_ENOUGH');
  carryOut(world, member, 'wallet.transfer', [{ from, to, amount: given.amount }]);
}

/** Moves the balances of all other active accounts into one. */
export function transferAll(world: World, member: Member, toName: string): void {
  requireWallet(member);
  const to = requireAccount(world, member, toName);
  refuseUnplayed(world, member, to);
  const names = [mainWallet, ...activeAccounts(world, member).map(({ slotCode }) => slotCode)];
  const movements = names
    .filter((name) => name !== to.name)
    .map((name) => requireAccount(world, member, name))
    .filter(({ balance }) => balance > 0)
    .map((from): Movement => ({ from, to, amount: from.balance }));
  const total = movements.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) fail('MONEY_NOT_ENOUGH');
  if (total < transferMinimum) fail('TRANSFER_MINIMUM', { amount: transferMinimum });
  carryOut(world, member, 'wallet.transferAll', movements);
}

/**
 * Moves all amounts or none. When a provider fails (TRANSFER_FAIL), every amount is returned, and the ledger records
 * both directions.
 */
function carryOut(world: World, member: Member, cause: string, movements: readonly Movement[]): void {
  const isFailing = movements
    .flatMap(({ from, to }) => [from, to])
    .some(({ name }) => isProviderFaulty(world, name, 'transfer'));
  const moved = movements.map((movement) => ({ ...movement, ref: world.ids.next('transfer') }));
  for (const { from, to, amount, ref } of moved)
    world.ledger.move(from.account, to.account, amount, {
      kind: 'transfer',
      cause,
      ref,
      memberId: member.id,
    } satisfies StatementEntry);
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
function requireAccount(world: World, member: Member, name: string): TransferAccount {
  if (name === mainWallet) return withBalance(world, name, account.wallet(member.id));
  if (!findProvider(name)) fail('NO_WALLET');
  if (!findGameAccount(world, member, name)) fail('SLOT_NO_ACCOUNT');
  return withBalance(world, name, account.game(member.id, name));
}

const withBalance = (world: World, name: string, where: Account): TransferAccount => ({
  name,
  account: where,
  balance: world.ledger.balance(where),
});

function refuseUnplayed(world: World, member: Member, to: TransferAccount): void {
  if (to.name === mainWallet) forbidUnplayedBonus(world, member.id);
}
