/** Bonus calls, and a deposit. */
import { baht } from '@wallet/contract/wire/money.fixture';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { call, memberOf, newestLines, steer } from '../demo.fixture.ts';
import { creditDeposit } from '../deposit/deposit.ts';

export const checkActive = (world: World, as: string) => call(world, 'bonus.checkActive', { as });
/** Returns the newest transactions as `type from to baht`. */
export const statement = (world: World, as: string, limit: number) =>
  newestLines(world, as, limit).map(({ statementType, from, to, amount }) =>
    [statementType, from, to, amount].join(' '),
  );
/** Returns the balance of the bonus account, in satang. */
export const bonusAccount = (world: World, as: string) =>
  world.ledger.balance(account.bonus(memberOf(world, as).id));

/** Deposits an amount into the wallet. */
export const deposit = (world: World, as: string, amount: number): void =>
  void steer(world, () => creditDeposit(world, memberOf(world, as).id, baht(amount), { cause: 'test' }));
