/** Payment of an invite amount or a refund into the wallet (decisions 14). */
import { satang, type Satang } from '@wallet/contract/wire/money';
import type { Account } from '../../world/account.ts';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import type { StatementEntry } from '../statement/entry.ts';

/** The transaction kind of a forfeited rest. */
export const givenUp = 'given up';

/** Pays the certain part of a reward into the wallet and forfeits the rest. Needs an open command. */
export function payReward(
  world: World,
  from: Account,
  { whole, paid }: { readonly whole: Satang; readonly paid: Satang },
  entry: Omit<StatementEntry, 'kind'>,
): void {
  const { memberId, cause } = entry;
  world.ledger.move(from, account.wallet(memberId), paid, {
    ...entry,
    kind: 'bonus',
  } satisfies StatementEntry);
  if (paid === whole) return;
  world.ledger.move(from, account.promotionExpense, satang(whole - paid), {
    kind: givenUp,
    cause,
    memberId,
  });
}
