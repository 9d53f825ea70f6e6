/** Validation of bank accounts for withdrawals (spec 5, Registration bank step; spec 9). */
import {
  isAccountNumber,
  isEnglishName,
  needsEnglishName,
  normalizeAccountNumber,
  normalizeHolderName,
} from '@wallet/contract/registration';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { findBank } from '../registration/bank.ts';
import { members, type MemberBankAccount } from './member.ts';

/**
 * Returns the normalized account. Fails with INVALID_BANK for an unknown bank or account number, and with
 * INVALID_USER_INFO without a holder. Fails with BANK_ACCOUNT_NAME_ENG, and with EXISTING_BANK for the account of
 * another member than `ownerId`.
 */
export function checkBankAccount(
  world: World,
  given: MemberBankAccount,
  ownerId?: string,
): MemberBankAccount {
  const { bankCode } = given;
  const bankAccountNo = normalizeAccountNumber(given.bankAccountNo);
  const bankAccountName = normalizeHolderName(given.bankAccountName);
  if (!findBank(world.market, bankCode) || !isAccountNumber(bankAccountNo, world.market))
    fail('INVALID_BANK');
  if (bankAccountName === '') fail('INVALID_USER_INFO');
  if (needsEnglishName(bankCode) && !isEnglishName(bankAccountName)) fail('BANK_ACCOUNT_NAME_ENG');
  const isTaken = members(world)
    .all()
    .some(
      ({ id, bankAccount: other }) =>
        id !== ownerId && other?.bankCode === bankCode && other.bankAccountNo === bankAccountNo,
    );
  if (isTaken) fail('EXISTING_BANK');
  return { bankCode, bankAccountName, bankAccountNo };
}

/** Returns `KBANK ***-*-*6789`, which identifies an account in every language. */
export const maskAccount = ({ bankCode, bankAccountNo }: MemberBankAccount): string =>
  `${bankCode} ***-*-*${bankAccountNo.slice(-4)}`;
