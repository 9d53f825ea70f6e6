import { fromBaht } from '@wallet/contract/wire/money';
import type { Account } from '../../world/account.ts';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { activeBonuses } from '../bonus/active-bonus.ts';
import { oneLine } from '../in-languages.ts';
import type { Member } from '../profile/member.ts';
import type { DemoKey } from '../profile/profile.seed.ts';
import { demoMember } from '../profile/profile.seed.ts';
import { shown } from '../statement/entry.ts';
import { transfer } from './transfer.ts';

const cause = 'seed.wallet';

/** What the demo members deposited, in baht; the rich one's money comes with the history (statement.seed.ts). */
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

const welcome = { th: 'โบนัสต้อนรับ', lo: 'ໂບນັດຕ້ອນຮັບ', en: 'Welcome bonus' };

/** Gives the demo members their money, bonuses and amounts to receive. */
export function seedWallet(world: World): void {
  world.command({ kind: 'control', name: cause }, () => {
    for (const [key, baht = 0] of Object.entries(deposits))
      deposit(world, demoMember(world, key as DemoKey), baht);
    const playing = demoMember(world, 'bonus');
    giveBonus(world, playing, { baht: 500, leftToPlay: 3000 });
    transfer(world, playing, { from: 'wallet', to: 'PG', amount: fromBaht(500) });
    giveBonus(world, demoMember(world, 'played'), { baht: 300, leftToPlay: 0 });
    const due = demoMember(world, 'due');
    accrue(world, due, account.invite(due.id), 150);
    accrue(world, due, account.refund(due.id), 320.5);
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

function giveBonus(world: World, { id }: Member, bonus: { baht: number; leftToPlay: number }): void {
  const detail = { bonus: { description: oneLine(world.market, welcome) } };
  world.ledger.move(
    account.promotionExpense,
    account.bonus(id),
    fromBaht(bonus.baht),
    shown({ kind: 'bonus', cause, memberId: id, detail }),
  );
  activeBonuses(world).insert({ id, code: 'WELCOME', leftToPlay: fromBaht(bonus.leftToPlay) });
}

/** Sets an amount aside that the member may receive; the statement shows it once it is received. */
function accrue(world: World, { id }: Member, to: Account, baht: number): void {
  world.ledger.move(account.promotionExpense, to, fromBaht(baht), { kind: 'accrued', cause, memberId: id });
}
