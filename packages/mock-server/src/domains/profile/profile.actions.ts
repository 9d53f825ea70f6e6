import { demoPassword } from '@wallet/contract/demo-members';
import { currencies } from '@wallet/contract/market';
import { Baht, satang, type Satang } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { account } from '../../world/account.ts';
import { ledgerMaps } from '../../world/ledger.ts';
import { ControlError } from '../../world/control-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, OneMember, requireMember, requirePhone } from '../row-lookup.ts';
import { banksOf, findBank } from '../registration/bank.ts';
import { createMember } from '../registration/registration.ts';
import { issueToken } from '../session/session.ts';
import { defineAction, partly, SignedBaht } from '../action.ts';
import { members, type Member } from './member.ts';

/** Fields of a member, in requests and results of actions. */
const facts = {
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  coin: z.int().check(z.minimum(0)),
  isActive: z.boolean(),
  hasNoWallet: z.boolean(),
  standing: z.enum(['good', 'suspended', 'closed']),
  bankAccount: z.nullable(
    z.strictObject({ bankCode: z.string(), bankAccountName: z.string(), bankAccountNo: z.string() }),
  ),
};

export const MemberView = z.strictObject({
  id: z.string(),
  phone: z.string(),
  createdAt: Moment,
  currency: z.enum(currencies),
  sourceCode: z.exactOptional(z.string()),
  inviterCode: z.exactOptional(z.string()),
  ...facts,
});
export type MemberView = z.output<typeof MemberView>;

export const Balances = z.record(z.string(), SignedBaht);

const viewMember = (member: Member): MemberView => {
  const { standing, hasNoWallet, bankAccount, createdAt, passwordChangedAt: _unseen, ...rest } = member;
  return {
    ...rest,
    createdAt: toMoment(createdAt),
    standing: standing ?? 'good',
    hasNoWallet: hasNoWallet ?? false,
    bankAccount: bankAccount ?? null,
  };
};

/** Returns the member id of an account, undefined for the operator's. */
export const ownerOf = (accountName: string): string | undefined =>
  accountName.startsWith('system:') ? undefined : accountName.split(':')[1];

/** Returns all balances, or those of one member. */
export function viewBalances(world: World, memberId?: string): Record<string, Satang> {
  const all = [...world.state.map<Satang>(ledgerMaps.balance).entries()];
  return Object.fromEntries(all.filter(([name]) => memberId === undefined || ownerOf(name) === memberId));
}

const Newcomer = z.strictObject({
  /** Default: a free phone number. */
  phone: z.exactOptional(z.string()),
  /** The initial balance of the wallet. */
  wallet: z.exactOptional(Baht),
  ...partly(facts),
});

const Changes = partly(facts);

/** Converts the view's defaults to missing fields for the row. Throws a ControlError for an unknown bank. */
function storedFields(
  { market }: World,
  { standing, bankAccount, ...rest }: z.output<z.ZodMiniObject<typeof Changes>>,
) {
  if (bankAccount && !findBank(market, bankAccount.bankCode)) {
    const codes = banksOf(market).map(({ code }) => code);
    throw new ControlError(
      'invalid',
      `There is no bank ${bankAccount.bankCode} in this market; there is ${codes.join(', ')}.`,
    );
  }
  return {
    ...rest,
    ...(standing !== undefined && { standing: standing === 'good' ? undefined : standing }),
    ...(bankAccount !== undefined && { bankAccount: bankAccount ?? undefined }),
  };
}

function freePhone(world: World): string {
  for (let count = 1; ; count++) {
    const phone = `08${String(count).padStart(8, '0')}`;
    if (!members(world).oneBy('phone', phone)) return phone;
  }
}

function newPhone(world: World, typed: string | undefined): string {
  const phone = typed === undefined ? freePhone(world) : requirePhone(world, typed);
  if (members(world).oneBy('phone', phone))
    throw new ControlError('conflict', `${phone} is already a member.`);
  return phone;
}

export const memberActions = {
  list: defineAction({
    title: 'Lists all members.',
    body: z.strictObject({}),
    result: z.array(MemberView),
    isSafe: true,
    run: (world) => members(world).all().map(viewMember),
  }),
  read: defineAction({
    title: 'Returns a member by id or phone number, with all balances.',
    body: OneMember,
    result: z.strictObject({ member: MemberView, balances: Balances }),
    isSafe: true,
    run(world, { member: key }) {
      const member = requireMember(world, key);
      return { member: viewMember(member), balances: viewBalances(world, member.id) };
    },
  }),
  create: defineAction({
    title: 'Creates a member; missing fields are generated.',
    body: Newcomer,
    result: MemberView,
    run(world, { phone, wallet = satang(0), name = 'Test Member', password = demoPassword, ...facts }) {
      const { id } = createMember(world, { name, phone: newPhone(world, phone), password });
      if (wallet > 0)
        world.ledger.adjust({
          account: account.wallet(id),
          amount: wallet,
          reason: 'initial balance',
          memberId: id,
        });
      return viewMember(members(world).update(id, storedFields(world, facts)));
    },
  }),
  change: defineAction({
    title: 'Changes fields of a member; missing ones stay.',
    body: z.strictObject({ member: MemberKey, ...Changes }),
    result: MemberView,
    run: (world, { member, ...changes }) =>
      viewMember(members(world).update(requireMember(world, member).id, storedFields(world, changes))),
  }),
  signIn: defineAction({
    title: 'Signs a member in without password or limits. Returns a new token.',
    body: OneMember,
    result: z.strictObject({ token: z.string(), member: MemberView }),
    run(world, { member: key }) {
      const member = requireMember(world, key);
      return { token: issueToken(world, member), member: viewMember(member) };
    },
  }),
};
