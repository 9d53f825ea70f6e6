import { satang } from '@wallet/contract/wire/money';
import type { World } from '../../world/world.ts';
import { creditDeposit } from '../deposit/deposit.ts';
import { demoMember, type DemoKey } from '../profile/profile.seed.ts';

const cause = 'seed.wallet';

/** Deposits of the demo members. The rich member's money comes from the history (statement.seed.ts). */
const deposits: Partial<Record<DemoKey, number>> = {
  bonus: 700_00,
  played: 1_500_00,
  slip: 250_00,
  due: 80_00,
  spin: 60_00,
  thaiName: 900_00,
  noBank: 400_00,
  inactive: 100_00,
  suspended: 100_00,
  closed: 100_00,
};

export function seedWallet(world: World): void {
  world.command({ kind: 'control', name: cause }, () => {
    for (const [key, amount = 0] of Object.entries(deposits)) {
      const { id, bankAccount } = demoMember(world, key as DemoKey);
      const detail = bankAccount && { from: bankAccount.bankCode };
      creditDeposit(world, id, satang(amount), { cause, ...(detail && { detail }) });
    }
  });
}
