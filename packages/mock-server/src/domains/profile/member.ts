/** The stored member; profile.ts has the view for the member. */
import type { Currency, MarketName } from '@wallet/contract/market';
import type { BankAccount } from '@wallet/contract/profile';
import { table } from '../../world/store.ts';
import { isPhone, normalizePhone } from '@wallet/contract/phone';

/** The account for withdrawals (spec 3); its number has digits only. */
export type MemberBankAccount = Readonly<Omit<BankAccount, 'bank'>>;

export interface Member {
  /** 24 hex digits. */
  readonly id: string;
  readonly name: string;
  /** Normalized by `readPhone`; the user name at login. */
  readonly phone: string;
  /** In plain text, because the members of a simulator are invented. */
  readonly password: string;
  readonly bankAccount?: MemberBankAccount;
  /** Spins of the wheel. */
  readonly coin: number;
  readonly isActive: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly inviterCode?: string;
  readonly sourceCode?: string;
  readonly currency: Currency;
  /** Epoch milliseconds. */
  readonly passwordChangedAt: number;
  /** Set by support; undefined for a member in good standing. */
  readonly standing?: 'suspended' | 'closed';
  /** Set when no wallet could be opened (NO_WALLET). */
  readonly hasNoWallet?: boolean;
}

export const members = table<Member>('members', { unique: ['phone'] });

/** Returns whether a member may use the service. */
export const isWelcome = (member: Member): boolean => member.isActive && member.standing === undefined;

/** Returns the normalized phone number, undefined for an invalid number of this market (spec 5, decisions 23). */
export function readPhone(market: MarketName, typed: string): string | undefined {
  const phone = normalizePhone(typed, market);
  return isPhone(phone, market) ? phone : undefined;
}
