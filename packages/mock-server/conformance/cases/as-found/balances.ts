/** The balances of an existing member, in satang, so that sums are exact. */
import { randomBytes } from 'node:crypto';
import { mainWallet } from '@wallet/contract/wallet';
import type { Satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import { requireFact } from '../../capability.ts';
import type { Transaction } from '@wallet/contract/statement';
import type { input } from 'zod/mini';
import type { Context, MemberCaller } from '../../context.ts';
import { same } from '../../../src/client/mismatch.ts';

/** An amount in baht with satang, large enough to transfer. */
export const moved = 1.01;

/** Returns a new Idempotency-Key: runs against one backend must not share keys. */
export const newIntent = (): string => randomBytes(16).toString('hex');

/** A transaction on the wire. */
type SentTransaction = input<typeof Transaction>;

/** All data that an effect on money can change. */
export interface Balances {
  readonly wallet: Satang;
  /** Satang by account: the wallet and every open game account. */
  readonly accounts: Readonly<Record<string, number>>;
  /** Number of entries in the statement, and the newest one. */
  readonly entries: number;
  readonly latest: SentTransaction | undefined;
}

export async function readBalances(mali: MemberCaller): Promise<Balances> {
  const { wallet, slots } = await mali.gets('wallet.read');
  const { total, statements } = await mali.gets('statement.list', { body: { page: 1, limit: 1 } });
  const games = slots
    .filter(({ isActive }) => isActive)
    .map(({ code, amount }) => [code, baht(amount)] as const);
  return {
    wallet: baht(wallet.amount),
    accounts: Object.fromEntries([[mainWallet, baht(wallet.amount)], ...games]),
    entries: total,
    latest: statements[0],
  };
}

/** Returns the satang by account after adding amounts in baht to some accounts. */
export const plus = (
  { accounts }: Balances,
  changes: Readonly<Record<string, number>>,
): Balances['accounts'] => ({
  ...accounts,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, (accounts[name] ?? 0) + baht(change)]),
  ),
});

/** Throws a Mismatch when the money changed. */
export async function sameBalances(what: string, mali: MemberCaller, before: Balances): Promise<void> {
  const after = await readBalances(mali);
  same(`wallet and games after ${what}`, after.accounts, before.accounts);
  same(`the statement after ${what}`, [after.entries, after.latest], [before.entries, before.latest]);
}

/** Returns a member with an open game account and enough money in the wallet. */
export async function existingPlayer(
  context: Context,
): Promise<{ readonly mali: MemberCaller; readonly game: string; readonly before: Balances }> {
  const mali = await context.member();
  const { status } = await mali.gets('bonus.checkActive');
  requireFact(!status, 'the member has a bonus that runs, which holds money back');
  const before = await readBalances(mali);
  const [game] = Object.keys(before.accounts).filter((name) => name !== mainWallet);
  requireFact(game !== undefined, 'the member has no open game account');
  requireFact(before.wallet >= 2 * baht(moved), 'the member has less than ฿2.02');
  return { mali, game, before };
}

/** Returns the satang that a transaction adds to the wallet. */
export function gainOf({ statementType, from, to, amount, status }: SentTransaction): number {
  if (status === 'FAILED') return 0;
  const satang = baht(amount);
  if (statementType === 'deposit') return satang;
  if (statementType === 'withdraw') return -satang;
  return to === mainWallet ? satang : from === mainWallet ? -satang : 0;
}
