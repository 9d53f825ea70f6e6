/** The demo members. They are invented; all share one password. */
import { demoAccounts, demoPassword, demoPhones } from '@wallet/contract/demo-members';
import type { MarketName } from '@wallet/contract/market';
import { needsEnglishName } from '@wallet/contract/registration';
import { days } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { createMember } from '../registration/registration.ts';
import { members, type Member, type MemberBankAccount } from './member.ts';

export type DemoKey = keyof typeof demoPhones;

interface DemoProfile {
  readonly name: string;
  /** The purpose of this member, in one line. */
  readonly description: string;
  readonly daysAgo: number;
  readonly facts?: Partial<Pick<Member, 'coin' | 'isActive' | 'standing' | 'hasNoWallet'>>;
}

const profiles: Readonly<Record<DemoKey, DemoProfile>> = {
  rich: {
    name: 'Mali Demo',
    description: 'rich: ฿25,000, nine game accounts, four months of statement',
    daysAgo: 120,
    facts: { coin: 3 },
  },
  new: { name: 'Nok Demo', description: 'new: registered today, no money, no game account', daysAgo: 0 },
  bonus: {
    name: 'Ploy Demo',
    description: 'an active bonus that is not played yet: no withdrawal, no transfer back to the wallet',
    daysAgo: 40,
  },
  played: {
    name: 'Fah Demo',
    description: 'an active bonus that is played but not ended: no withdrawal',
    daysAgo: 35,
  },
  slip: { name: 'Tong Demo', description: 'a slip on its way', daysAgo: 30 },
  due: {
    name: 'Chai Demo',
    description: 'invite (฿150.00) and refund (฿320.50) amounts to receive',
    daysAgo: 90,
  },
  spin: {
    name: 'Dao Demo',
    description: 'five spins of the wheel, and coupons to claim',
    daysAgo: 20,
    facts: { coin: 5 },
  },
  thaiName: {
    name: 'Lek Demo',
    description: 'account name in Thai at a bank that requires an English one: edit it before a withdrawal',
    daysAgo: 200,
  },
  noBank: {
    name: 'Bua Demo',
    description: 'no bank account yet; a bonus of the day that cannot be cancelled',
    daysAgo: 300,
  },
  noWallet: {
    name: 'Pim Demo',
    description: 'no wallet could be opened (NO_WALLET)',
    daysAgo: 2,
    facts: { hasNoWallet: true },
  },
  inactive: {
    name: 'Som Demo',
    description: 'inactive: cannot log in (INACTIVE_USER)',
    daysAgo: 60,
    facts: { isActive: false },
  },
  suspended: {
    name: 'Ton Demo',
    description: 'suspended by support: cannot log in (INVALID_USER_2)',
    daysAgo: 70,
    facts: { standing: 'suspended' },
  },
  closed: {
    name: 'Nam Demo',
    description: 'closed account: cannot log in (INVALID_USER_4)',
    daysAgo: 80,
    facts: { standing: 'closed' },
  },
};

const accounts: Readonly<Partial<Record<DemoKey, MemberBankAccount>>> = demoAccounts;

export const demoMembers = Object.fromEntries(
  (Object.keys(profiles) as DemoKey[]).map((key) => [
    key,
    { ...profiles[key], phone: demoPhones[key], account: accounts[key] },
  ]),
) as Readonly<
  Record<DemoKey, DemoProfile & { readonly phone: string; readonly account?: MemberBankAccount }>
>;

/** In Laos all accounts are at a Lao bank, except at the bank that requires an English name. */
const bankCodeIn = (market: MarketName, code: string): string =>
  market === 'laos' && !needsEnglishName(code) ? 'BCEL' : code;

/** Creates the demo members. `present` is the moment, in epoch milliseconds, that counts as today for their dates. */
export function seedProfile(world: World, present: number): void {
  world.command({ kind: 'control', name: 'seed.profile' }, () => {
    for (const { phone, name, daysAgo, account, facts } of Object.values(demoMembers)) {
      const createdAt = present - days(daysAgo);
      createMember(world, {
        ...facts,
        phone,
        name,
        password: demoPassword,
        createdAt,
        passwordChangedAt: createdAt,
        ...(account && { bankAccount: { ...account, bankCode: bankCodeIn(world.market, account.bankCode) } }),
      });
    }
  });
}

/** Returns a demo member. Throws for a world without demo data. */
export function demoMember(world: World, key: DemoKey): Member {
  const member = members(world).oneBy('phone', demoPhones[key]);
  if (!member) throw new Error(`This world has no demo member ${key}: seed it first.`);
  return member;
}

export interface PastEvent {
  readonly daysAgo: number;
  /** Runs as one command at its time. */
  readonly run: (world: World) => void;
}
