/** The member's own data (spec 2, /user/profile; spec 5). */
import type {
  BankAccountNameUpdate,
  PasswordChange,
  ProfileUpdate,
  ProfileView,
} from '@wallet/contract/profile';
import { isPassword } from '@wallet/contract/password';
import { isEnglishName, normalizeHolderName } from '@wallet/contract/registration';
import { toMoment } from '@wallet/contract/wire/time';
import type { Sent } from '@wallet/contract/wire/lenient';
import { minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import { plain } from '../../world/plain.ts';
import type { World } from '../../world/world.ts';
import { findBank } from '../registration/bank.ts';
import { endOtherSessions } from '../session/session.ts';
import { checkBankAccount } from './bank-account.ts';
import { members, type Member } from './member.ts';

/** Password changes a member may try (REQUEST_LIMIT_1MIN). */
const passwordLimit: RateLimit = { name: 'profile.changePassword', max: 5, windowMs: minutes(1) };

/** A cache: rows are immutable, and the worlds that share one have the same market. */
const shownProfiles = new WeakMap<Member, Sent<typeof ProfileView>>();

export function showProfile(world: World, member: Member): Sent<typeof ProfileView> {
  const known = shownProfiles.get(member);
  if (known) return known;
  const shown = plain(viewOf(world, member), 'a profile');
  shownProfiles.set(member, shown);
  return shown;
}

function viewOf(world: World, member: Member): Sent<typeof ProfileView> {
  const { bankAccount } = member;
  const bank = bankAccount && findBank(world.market, bankAccount.bankCode);
  return {
    profile: {
      _id: member.id,
      name: member.name,
      username: member.phone,
      coin: member.coin,
      createdAt: toMoment(member.createdAt),
    },
    bankAccount: bankAccount && {
      ...bankAccount,
      bank: { nameTH: bank?.nameTH ?? bankAccount.bankCode, nameEN: bank?.nameEN ?? bankAccount.bankCode },
    },
  };
}

/** Changes name and bank data; pending withdrawals keep the account of their request. */
export function updateProfile(world: World, member: Member, { name, ...bankData }: ProfileUpdate): Member {
  if (name.trim() === '') fail('INVALID_USER_INFO');
  const bankAccount = checkBankAccount(world, bankData, member.id);
  return members(world).update(member.id, { name: name.trim(), bankAccount });
}

/** Changes the holder of the member's account: letters A-Z and spaces, for every bank (spec 5). */
export function renameHolder(
  world: World,
  member: Member,
  { bankCode, bankAccountName }: BankAccountNameUpdate,
): Member {
  const holder = normalizeHolderName(bankAccountName);
  if (holder === '') fail('INVALID_USER_INFO');
  const bankAccount = member.bankAccount ?? fail('NO_BANK');
  if (bankCode !== bankAccount.bankCode) fail('INVALID_BANK');
  if (!isEnglishName(holder)) fail('BANK_ACCOUNT_NAME_ENG');
  return members(world).update(member.id, { bankAccount: { ...bankAccount, bankAccountName: holder } });
}

/**
 * Changes the password and ends every session but the one of `token`. The new password may equal the old one; failed
 * attempts count.
 */
export function changePassword(
  world: World,
  member: Member,
  { oldPassword, newPassword }: PasswordChange,
  token?: string,
): Member {
  if (oldPassword.trim() === '' || !isPassword(newPassword)) fail('INVALID_USER_INFO');
  consumeRateLimit(world, passwordLimit, member.id);
  if (oldPassword !== member.password) fail.andCommit('WRONG_PASSWORD');
  endOtherSessions(world, member, token);
  return members(world).update(member.id, { password: newPassword, passwordChangedAt: world.clock.now() });
}
