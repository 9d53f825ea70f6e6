import type { Satang } from '@wallet/contract/wire/money';
import { account } from '../../world/account.ts';
import type { Transaction } from '../../world/ledger.ts';
import type { World } from '../../world/world.ts';
import type { StatementEntry } from '../statement/entry.ts';

/** Moves a deposit from the bank to the wallet of a member. Needs an open command. */
export const creditDeposit = (
  world: World,
  memberId: string,
  amount: Satang,
  entry: Omit<StatementEntry, 'kind' | 'memberId'>,
): Transaction =>
  world.ledger.move(account.bankClearing, account.wallet(memberId), amount, {
    ...entry,
    kind: 'deposit',
    memberId,
  } satisfies StatementEntry);
