/** Money that is counted, checked or paid wrongly. */
import { satang } from '@wallet/contract/wire/money';
import { onCode } from './mutation.ts';
import { members } from '../../src/domains/profile/member.ts';
import { account } from '../../src/world/account.ts';
import type { Mutant } from './mutant.ts';

export const moneyMutants: readonly Mutant[] = [
  {
    name: 'A transfer ignores the balance',
    caughtBy: 'An invalid transfer fails with its code and limit, and no money moves',
    handlers: {
      'wallet.transfer': onCode('MONEY_NOT_ENOUGH', (context, right) => {
        const { world, member } = context;
        const amount = satang(1_000_00);
        world.ledger.adjust({ account: account.wallet(member.id), amount, reason: 'a mutant' });
        return right({ ...context, body: { ...context.body, from: 'wallet' as never, to: 'PG' as never } });
      }),
    },
  },
  {
    name: 'A spin costs no coin',
    caughtBy: 'A spin costs a coin and stops on a slice of the wheel',
    handlers: {
      'spin.spin'(context, right) {
        const { world, member } = context;
        const response = right(context);
        members(world).update(member.id, { coin: member.coin });
        return response;
      },
    },
  },
];
