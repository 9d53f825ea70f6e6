/** Bonus calls, and a deposit. */
import { baht } from '@wallet/contract/wire/money.fixture';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { call, memberOf } from '../demo.fixture.ts';

export const checkActive = (world: World, as: string) => call(world, 'bonus.checkActive', { as });
/** Returns the wallet balance in baht. */
export const wallet = (world: World, as: string) => call(world, 'wallet.read', { as }).wallet.amount;
/** Returns the newest transactions as `type from to baht`. */
export const statement = (world: World, as: string, limit: number) =>
  call(world, 'statement.list', { as, body: { page: 1, limit } }).statements.map(
    ({ statementType, from, to, amount }) => [statementType, from, to, amount].join(' '),
  );
/** Returns the balance of the bonus account, in satang. */
export const bonusAccount = (world: World, as: string) =>
  world.ledger.balance(account.bonus(memberOf(world, as).id));

/** Deposits an amount into the wallet. */
export const deposit = (world: World, as: string, amount: number): void => {
  const { id } = memberOf(world, as);
  world.command({ kind: 'control', name: 'test.deposit' }, () =>
    world.ledger.move(account.bankClearing, account.wallet(id), baht(amount), {
      kind: 'deposit',
      cause: 'test',
      memberId: id,
    }),
  );
};
