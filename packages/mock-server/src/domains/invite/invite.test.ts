import { inviteCodeOf } from '@wallet/contract/profile';
import { satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import { describe, expect, test } from 'vitest';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, newestLines, openWorld, refusal, set, steer } from '../demo.fixture.ts';
import { draft } from '../registration/registration-cases.fixture.ts';
import { accrueInvite } from './invite.ts';
import { inviteActions } from './invite.actions.ts';

const receive = (world: World, as: string) => codeOf(world, 'invite.receive', { as });
const list = (world: World, as: string, page = 1, limit = 10) =>
  call(world, 'invite.list', { as, body: { page, limit } });
const due = (world: World, as: string) => call(world, 'wallet.read', { as }).invite.amount;

/** Registers a new member with the invite link of another. */
function join(world: World, inviteCode: string, phone = '0911111111'): void {
  set(world, { registerOTP: false });
  const name = `Friend ${phone.slice(-2)}`;
  const body = { ...draft, name, username: phone, bankAccountNo: phone, inviteCode };
  call(world, 'registration.register', { body });
}

const stakes = (world: World, friend: string, amount: number): void =>
  steer(world, () => accrueInvite(world, memberOf(world, friend), baht(amount)));

describe('the invite share', () => {
  test('is one percent of a friend’s stakes, for the inviter', () => {
    const world = openWorld();
    join(world, inviteCodeOf(memberOf(world, 'new').id));
    stakes(world, '0911111111', 1_234.5);
    expect(due(world, 'new')).toBe(12.35);
    expect(list(world, 'new')).toEqual({
      total: 1,
      invites: [{ from: { name: 'Friend 11' }, amount: 12.35, createdAt: '2026-01-15T12:00:00.000+07:00' }],
    });
    expect(due(world, 'rich')).toBe(0);
  });

  test('accepts the code in either case', () => {
    const world = openWorld();
    join(world, ` ${inviteCodeOf(memberOf(world, 'new').id).toUpperCase()} `);
    stakes(world, '0911111111', 100);
    expect(due(world, 'new')).toBe(1);
  });

  test('is zero for an unknown code, a stake too small, or a member without a wallet', () => {
    const world = openWorld();
    const before = world.ledger.history().total;
    join(world, 'PR000000000000000000000000');
    join(world, 'FRIENDS', '0911111112');
    join(world, inviteCodeOf(memberOf(world, 'noWallet').id), '0911111113');
    join(world, inviteCodeOf(memberOf(world, 'new').id), '0911111114');
    for (const phone of ['0911111111', '0911111112', '0911111113']) stakes(world, phone, 1_000);
    stakes(world, '0911111114', 0.49);
    expect(world.ledger.history().total).toBe(before);
    stakes(world, '0911111114', 0.5);
    expect(due(world, 'new')).toBe(0.01);
  });

  test('is listed newest first, page by page, for each member alone', () => {
    const world = openWorld();
    const { total, invites } = list(world, 'due');
    expect(total).toBe(4);
    expect(invites.map(({ from, amount }) => [from.name, amount])).toEqual([
      ['Nam Demo', 50],
      ['Ton Demo', 40],
      ['Nam Demo', 60],
      ['Som Demo', 75],
    ]);
    expect([list(world, 'due', 1, 3), list(world, 'due', 2, 3)].flatMap((page) => page.invites)).toEqual(
      invites,
    );
    expect(list(world, 'new')).toEqual({ total: 0, invites: [] });
    expect(list(world, 'rich').total).toBeGreaterThan(0);
  });
});

describe('the invite amount', () => {
  test('is received whole as a bonus with a turnover of one', () => {
    const world = openWorld();
    expect(call(world, 'invite.receive', { as: 'due' })).toEqual({ message: 'INVITE_BONUS_SUCCESS' });
    const { id } = memberOf(world, 'due');
    expect(world.ledger.balance(account.invite(id))).toBe(0);
    expect(world.ledger.balance(account.bonus(id))).toBe(satang(150_00));
    expect(call(world, 'bonus.checkActive', { as: 'due' })).toMatchObject({ status: true, type: 'invite' });
    expect(refusal(world, 'withdraw.create', { as: 'due', body: { amount: 100 } })).toEqual({
      code: 'BONUS_CONDITION',
      params: { amount: 150 },
    });
    expect(newestLines(world, 'due')).toMatchObject([
      { statementType: 'bonus', from: 'invite', to: 'bonus', amount: 150, invite: {} },
    ]);
    expect(receive(world, 'due')).toBe('NO_INVITE_BONUS');
  });

  test('requires ฿50', () => {
    const world = openWorld();
    join(world, inviteCodeOf(memberOf(world, 'new').id));
    stakes(world, '0911111111', 4_999);
    expect(refusal(world, 'invite.receive', { as: 'new' })).toEqual({
      code: 'INVITE_COLLECT',
      params: { amount: 50 },
    });
    stakes(world, '0911111111', 1);
    expect(receive(world, 'new')).toBeUndefined();
  });
});

test('rejects a cycle of invitations', () => {
  const world = openWorld();
  const befriend = (member: string, friend: string) =>
    steer(world, () =>
      inviteActions.befriend.run(world, {
        member: memberOf(world, member).phone,
        friend: memberOf(world, friend).phone,
      }),
    );
  befriend('rich', 'new');
  befriend('new', 'spin');
  for (const circle of ['rich', 'new'] as const)
    expect(() => befriend('spin', circle)).toThrow(/cannot be invited by/);
  befriend('spin', 'played');
});
