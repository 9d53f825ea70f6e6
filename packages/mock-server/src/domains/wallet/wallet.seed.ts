import { fromBaht } from '@wallet/contract/wire/money';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';
import type { DemoKey } from '../profile/profile.seed.ts';
import { demoMember } from '../profile/profile.seed.ts';
import { shown } from '../statement/entry.ts';

const cause = 'seed.wallet';

/** Deposits of the demo members, in baht. The rich member's money comes from the history (statement.seed.ts). */
const deposits: Partial<Record<DemoKey, number>> = {
  bonus: 700,
  played: 1500,
  slip: 250,
  due: 80,
  spin: 60,
  thaiName: 900,
  noBank: 400,
  inactive: 100,
  suspended: 100,
  closed: 100,
};

/** Gives the demo members their money. */
export function seedWallet(world: World): void {
  world.command({ kind: 'control', name: cause }, () => {
    for (const [key, baht = 0] of Object.entries(deposits))
      deposit(world, demoMember(world, key as DemoKey), baht);
  });
}

function deposit(world: World, { id, bankAccount }: Member, baht: number): void {
  const detail = bankAccount && { from: bankAccount.bankCode };
  world.ledger.move(
    account.bankClearing,
    account.wallet(id),
    fromBaht(baht),
    shown({ kind: 'deposit', cause, memberId: id, ...(detail && { detail }) }),
  );
}
