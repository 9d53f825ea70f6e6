import { fromBaht, toBaht } from '@wallet/contract/wire/money';
import { toMoment } from '@wallet/contract/wire/time';
import type { Member } from '../domains/profile/member.ts';
import { members } from '../domains/profile/member.ts';
import { readPhone } from '../domains/profile/phone.ts';
import { pendingOtp } from '../domains/registration/otp.ts';
import { createMember } from '../domains/registration/registration.ts';
import { issueToken } from '../domains/session/session.ts';
import type { Withdrawal, WithdrawalOutcome } from '../domains/withdraw/withdraw.ts';
import { settleWithdrawal, withdrawals } from '../domains/withdraw/withdraw.ts';
import { account } from '../world/account.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';
import { act, ControlRefused } from './handler.ts';
import { showBalances } from './ledger.ts';
import type { MemberChange, MemberView, WithdrawalView } from './shapes.ts';

const showMember = ({ standing, hasNoWallet, bankAccount, createdAt, ...member }: Member): MemberView => ({
  ...member,
  createdAt: toMoment(createdAt),
  standing: standing ?? 'good',
  hasNoWallet: hasNoWallet ?? false,
  bankAccount: bankAccount ?? null,
});

function memberOf(world: World, idOrPhone: string): Member {
  const phone = readPhone(world.market, idOrPhone);
  const member = members(world).get(idOrPhone) ?? (phone && members(world).oneBy('phone', phone));
  if (!member) throw new ControlRefused(404, `There is no member with the id or phone number ${idOrPhone}.`);
  return member;
}

/** A phone number nobody has, in the order of asking. */
function freePhone(world: World): string {
  for (let count = 1; ; count++) {
    const phone = `08${String(count).padStart(8, '0')}`;
    if (!members(world).oneBy('phone', phone)) return phone;
  }
}

const patchOf = ({ standing, bankAccount, ...rest }: MemberChange) => ({
  ...rest,
  ...(standing !== undefined && { standing: standing === 'good' ? undefined : standing }),
  ...(bankAccount !== undefined && { bankAccount: bankAccount ?? undefined }),
});

export const memberHandlers: ControlHandlers<'members'> = {
  list: ({ world }) => members(world).all().map(showMember),
  create({ world, body }) {
    const {
      phone: typed,
      wallet = 0,
      name = 'Test Member',
      password = 'demo1234',
      bankAccount,
      coin = 0,
    } = body;
    const phone = typed === undefined ? freePhone(world) : readPhone(world.market, typed);
    if (phone === undefined) throw new ControlRefused(422, `${typed} is no phone number of this market.`);
    if (members(world).oneBy('phone', phone)) throw new ControlRefused(409, `${phone} is a member already.`);
    return act(world, 'members.create', body, () => {
      const member = createMember(world, {
        name,
        phone,
        password,
        coin,
        ...(bankAccount && { bankAccount }),
      });
      if (wallet > 0)
        world.ledger.adjust({
          account: account.wallet(member.id),
          amount: fromBaht(wallet),
          reason: 'what the member starts with',
          memberId: member.id,
        });
      return showMember(member);
    });
  },
  read({ world, params }) {
    const member = memberOf(world, params.member);
    return { member: showMember(member), balances: showBalances(world, member.id) };
  },
  change({ world, params, body }) {
    const { id } = memberOf(world, params.member);
    return act(world, 'members.change', { id, ...body }, () =>
      showMember(members(world).update(id, patchOf(body))),
    );
  },
  signIn({ world, params }) {
    const member = memberOf(world, params.member);
    const token = act(world, 'members.signIn', { id: member.id }, () => issueToken(world, member));
    return { token, member: showMember(member) };
  },
};

export const otpHandlers: ControlHandlers<'otp'> = {
  read({ world, params: { phone } }) {
    const otp = pendingOtp(world, readPhone(world.market, phone) ?? phone);
    if (!otp) throw new ControlRefused(404, `No one-time password is on its way to ${phone}.`);
    return { ...otp, expiresAt: toMoment(otp.expiresAt) };
  },
};

const showWithdrawal = ({ id, memberId, amount, status, createdAt }: Withdrawal): WithdrawalView => ({
  id,
  memberId,
  amount: toBaht(amount),
  status,
  createdAt: toMoment(createdAt),
});

function settle(world: World, id: string, outcome: WithdrawalOutcome): WithdrawalView {
  const row = withdrawals(world).get(id);
  if (!row) throw new ControlRefused(404, `There is no withdrawal ${id}.`);
  if (row.status !== 'WAITING')
    throw new ControlRefused(409, `The withdrawal ${id} is ${row.status} already.`);
  return act(world, 'withdrawals.settle', { id, outcome }, () =>
    showWithdrawal(settleWithdrawal(world, id, outcome)),
  );
}

export const withdrawalHandlers: ControlHandlers<'withdrawals'> = {
  list: ({ world }) => withdrawals(world).all().map(showWithdrawal),
  pay: ({ world, params: { withdrawal } }) => settle(world, withdrawal, 'PAID'),
  reject: ({ world, params: { withdrawal } }) => settle(world, withdrawal, 'REJECTED'),
};
