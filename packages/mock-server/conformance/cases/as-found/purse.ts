/** The money of a member as the target has it, in satang, so that sums are exact. */
import { randomBytes } from 'node:crypto';
import { mainWallet } from '@wallet/contract/wallet';
import { baht } from '@wallet/contract/wire/money.fixture';
import { requireFact } from '../../capability.ts';
import type { SentTransaction } from '../../latest-entry.ts';
import type { Context, MemberCaller } from '../../context.ts';
import { same } from '../../../src/client/mismatch.ts';

/** An amount with satang, of which at least a baht moves. */
export const moved = 1.01;

/** Returns the key of a new intent: runs against one backend must not share any. */
export const newIntent = (): string => randomBytes(16).toString('hex');

/** Everything that an effect on money may change. */
export interface Books {
  /** Satang by place: the wallet and every open game account. */
  readonly places: Readonly<Record<string, number>>;
  readonly entries: number;
  readonly latest: SentTransaction | undefined;
}

export async function readBooks(mali: MemberCaller): Promise<Books> {
  const { wallet, slots } = await mali.gets('wallet.read');
  const { total, statements } = await mali.gets('statement.list', { body: { page: 1, limit: 1 } });
  const games = slots.filter(({ isActive }) => isActive).map(({ code, amount }) => [code, baht(amount)]);
  return {
    places: { [mainWallet]: baht(wallet.amount), ...(Object.fromEntries(games) as object) },
    entries: total,
    latest: statements[0],
  };
}

/** Places and their satang after amounts in baht were added to some. */
export const plus = ({ places }: Books, changes: Readonly<Record<string, number>>): Books['places'] => ({
  ...places,
  ...Object.fromEntries(
    Object.entries(changes).map(([place, change]) => [place, (places[place] ?? 0) + baht(change)]),
  ),
});

/** Throws a Mismatch unless nothing happened to the money since. */
export async function sameBooks(what: string, mali: MemberCaller, before: Books): Promise<void> {
  const after = await readBooks(mali);
  same(`wallet and games after ${what}`, after.places, before.places);
  same(`the statement after ${what}`, [after.entries, after.latest], [before.entries, before.latest]);
}

/** A member with an open game account and some baht in the wallet that may move. */
export async function playerAsFound(
  context: Context,
): Promise<{ readonly mali: MemberCaller; readonly game: string; readonly before: Books }> {
  const mali = await context.member();
  const { status } = await mali.gets('bonus.checkActive');
  requireFact(!status, 'the member has a bonus that runs, which holds money back');
  const before = await readBooks(mali);
  const [game] = Object.keys(before.places).filter((place) => place !== mainWallet);
  requireFact(game !== undefined, 'the member has no open game account');
  requireFact((before.places[mainWallet] ?? 0) >= 2 * baht(moved), 'the member has less than ฿2.02');
  return { mali, game, before };
}

/** Satang that a transaction adds to the wallet. */
export function gainOf({ statementType, from, to, amount, status }: SentTransaction): number {
  if (status === 'FAILED') return 0;
  const satang = baht(amount);
  if (statementType === 'deposit') return satang;
  if (statementType === 'withdraw') return -satang;
  return to === mainWallet ? satang : from === mainWallet ? -satang : 0;
}
