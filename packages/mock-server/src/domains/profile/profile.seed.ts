/** The demo members. They are invented; all share one password. */
import type { MarketName } from '@wallet/contract/market';
import { needsEnglishName } from '@wallet/contract/registration';
import { days } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { createMember } from '../registration/registration.ts';
import type { Member } from './member.ts';
import { members } from './member.ts';
import { demoPassword, demoPhones } from './demo-phones.ts';

export interface DemoMember {
  readonly phone: string;
  readonly name: string;
  /** The purpose of this member, in one line. */
  readonly description: string;
}

interface SeededMember extends DemoMember {
  /** How long before the present the member joined. */
  readonly daysAgo: number;
  /** None: the member has no bank account. */
  readonly bank?: { readonly code: string; readonly holder: string; readonly number: string };
  readonly facts?: Partial<Pick<Member, 'coin' | 'isActive' | 'standing' | 'hasNoWallet'>>;
}

const seeded = {
  rich: {
    phone: demoPhones.rich,
    name: 'Mali Demo',
    description: 'rich: ฿25,000, nine game accounts, four months of statement',
    daysAgo: 120,
    bank: { code: 'KBANK', holder: 'MALI DEMO', number: '1234567890' },
    facts: { coin: 3 },
  },
  new: {
    phone: demoPhones.new,
    name: 'Nok Demo',
    description: 'new: registered today, no money, no game account',
    daysAgo: 0,
    bank: { code: 'SCB', holder: 'NOK DEMO', number: '2234567890' },
  },
  bonus: {
    phone: demoPhones.bonus,
    name: 'Ploy Demo',
    description: 'an active bonus that is not played yet: no withdrawal, no transfer back to the wallet',
    daysAgo: 40,
    bank: { code: 'SCB', holder: 'PLOY DEMO', number: '3234567890' },
  },
  played: {
    phone: demoPhones.played,
    name: 'Fah Demo',
    description: 'an active bonus that is played but not ended: no withdrawal',
    daysAgo: 35,
    bank: { code: 'BAY', holder: 'FAH DEMO', number: '4234567890' },
  },
  slip: {
    phone: demoPhones.slip,
    name: 'Tong Demo',
    description: 'a slip on its way',
    daysAgo: 30,
    bank: { code: 'KBANK', holder: 'TONG DEMO', number: '5234567890' },
  },
  due: {
    phone: demoPhones.due,
    name: 'Chai Demo',
    description: 'invite (฿150.00) and refund (฿320.50) amounts to receive',
    daysAgo: 90,
    bank: { code: 'GSB', holder: 'CHAI DEMO', number: '020123456789' },
  },
  spin: {
    phone: demoPhones.spin,
    name: 'Dao Demo',
    description: 'five spins of the wheel, and coupons to claim',
    daysAgo: 20,
    bank: { code: 'BAY', holder: 'DAO DEMO', number: '6234567890' },
    facts: { coin: 5 },
  },
  thaiName: {
    phone: demoPhones.thaiName,
    name: 'Lek Demo',
    description: 'account name in Thai at a bank that wants English: edit it before a withdrawal',
    daysAgo: 200,
    bank: { code: 'KTB', holder: 'เล็ก เดโม', number: '7234567890' },
  },
  noBank: {
    phone: demoPhones.noBank,
    name: 'Bua Demo',
    description: 'no bank account yet; a bonus of the day that cannot be cancelled',
    daysAgo: 300,
  },
  noWallet: {
    phone: demoPhones.noWallet,
    name: 'Pim Demo',
    description: 'no wallet could be opened (NO_WALLET)',
    daysAgo: 2,
    bank: { code: 'SCB', holder: 'PIM DEMO', number: '8234567890' },
    facts: { hasNoWallet: true },
  },
  inactive: {
    phone: demoPhones.inactive,
    name: 'Som Demo',
    description: 'inactive: cannot log in (INACTIVE_USER)',
    daysAgo: 60,
    bank: { code: 'SCB', holder: 'SOM DEMO', number: '9234567890' },
    facts: { isActive: false },
  },
  suspended: {
    phone: demoPhones.suspended,
    name: 'Ton Demo',
    description: 'suspended by support: cannot log in (INVALID_USER_2)',
    daysAgo: 70,
    bank: { code: 'SCB', holder: 'TON DEMO', number: '9334567890' },
    facts: { standing: 'suspended' },
  },
  closed: {
    phone: demoPhones.closed,
    name: 'Nam Demo',
    description: 'closed account: cannot log in (INVALID_USER_4)',
    daysAgo: 80,
    bank: { code: 'SCB', holder: 'NAM DEMO', number: '9434567890' },
    facts: { standing: 'closed' },
  },
} as const satisfies Record<string, SeededMember>;

export type DemoKey = keyof typeof seeded;

/** Every demo member with a line about each, for those who choose one to log in as. */
export const demoMembers: Readonly<Record<DemoKey, DemoMember>> = seeded;

/** In Laos the accounts are at a Lao bank, but for the one that wants an English name: no Lao bank does. */
const bankCodeIn = (market: MarketName, code: string): string =>
  market === 'laos' && !needsEnglishName(code) ? 'BCEL' : code;

/** Makes the demo members. `present` is the moment, in epoch milliseconds, that counts as today for their dates. */
export function seedProfile(world: World, present = world.clock.now()): void {
  world.command({ kind: 'control', name: 'seed.profile' }, () => {
    for (const { phone, name, daysAgo, bank, facts } of Object.values<SeededMember>(seeded)) {
      const createdAt = present - days(daysAgo);
      createMember(world, {
        ...facts,
        phone,
        name,
        password: demoPassword,
        createdAt,
        passwordChangedAt: createdAt,
        ...(bank && {
          bankAccount: {
            bankCode: bankCodeIn(world.market, bank.code),
            bankAccountName: bank.holder,
            bankAccountNo: bank.number,
          },
        }),
      });
    }
  });
}

/** Returns a demo member. Throws when the world was not seeded with it. */
export function demoMember(world: World, key: DemoKey): Member {
  const member = members(world).oneBy('phone', seeded[key].phone);
  if (!member) throw new Error(`This world has no demo member ${key}: seed it first.`);
  return member;
}
