import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { Done } from './wire/done.ts';
import { orElse } from './wire/lenient.ts';
import { Id, text, requiredText } from './wire/text.ts';
import { Moment } from './wire/time.ts';

/** The member; `coin` counts spins of the wheel. */
export const Profile = z.object({
  _id: orElse(Id, ''),
  name: text(100),
  /** The phone number. */
  username: orElse(requiredText(64), ''),
  coin: orElse(z.int().check(z.minimum(0)), undefined),
  createdAt: Moment,
});
export type Profile = z.infer<typeof Profile>;

/** The target account of withdrawals. */
export const BankAccount = z.object({
  bankCode: orElse(requiredText(16), ''),
  bankAccountName: text(200),
  bankAccountNo: text(32),
  bank: z.object({ nameTH: text(100), nameEN: text(100) }),
});
export type BankAccount = z.infer<typeof BankAccount>;

export const ProfileView = z.object({ profile: Profile, bankAccount: z.nullish(BankAccount) });
export type ProfileView = z.infer<typeof ProfileView>;

export const ProfileUpdate = z.strictObject({
  name: text(100),
  bankCode: text(16),
  bankAccountName: text(200),
  bankAccountNo: text(32),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const BankAccountNameUpdate = z.pick(ProfileUpdate, { bankCode: true, bankAccountName: true });
export type BankAccountNameUpdate = z.infer<typeof BankAccountNameUpdate>;

export const PasswordChange = z.strictObject({ oldPassword: text(200), newPassword: text(200) });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Returns `123-456-7890` for ten digits, other account numbers unchanged (spec 2, /user/profile). */
export const groupAccountNumber = (number: string): string =>
  /^\d{10}$/.test(number) ? number.replace(/^(\d{3})(\d{3})/, '$1-$2-') : number;

/** Returns the invite code of a member (spec 2, Invite link shape). */
export const inviteCodeOf = (profileId: string): string => `PR${profileId}`;

export const profile = router({
  read: read({
    path: '/api/account/profile',
    summary: 'The member and the bank account (spec 7, Account).',
    response: ProfileView,
    service: 'other',
    assumedPath: true,
  }),
  update: effect({
    method: 'PUT',
    path: '/api/account/profile',
    summary: 'Changes name and bank data (spec 7, Account).',
    body: ProfileUpdate,
    response: Done,
    errors: ['INVALID_USER_INFO', 'INVALID_BANK', 'EXISTING_BANK', 'BANK_ACCOUNT_NAME_ENG'],
  }),
  renameHolder: effect({
    method: 'PUT',
    path: '/api/account/bankAccountName',
    summary: 'Changes the name of the account holder (spec 5, Edit bank account name).',
    body: BankAccountNameUpdate,
    response: Done,
    service: 'other',
    assumedPath: true,
    errors: ['INVALID_USER_INFO', 'INVALID_BANK', 'NO_BANK', 'BANK_ACCOUNT_NAME_ENG'],
  }),
  changePassword: effect({
    method: 'PUT',
    path: '/api/account/changepwd',
    summary: 'Changes the password (spec 5, Change password).',
    body: PasswordChange,
    response: Done,
    service: 'other',
    assumedPath: true,
    errors: ['WRONG_PASSWORD', 'INVALID_USER_INFO', 'REQUEST_LIMIT_1MIN'],
  }),
});
