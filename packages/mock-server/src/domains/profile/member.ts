/** A member as the operator keeps one; what a member is shown of it is in profile.ts. */
import type { Currency } from '@wallet/contract/market';
import type { BankAccount } from '@wallet/contract/profile';
import { table } from '../../world/store.ts';

/** Where withdrawals are paid to (spec 3); its number has digits only. */
export type MemberBankAccount = Readonly<Omit<BankAccount, 'bank'>>;

export interface Member {
  /** 24 hex digits. */
  readonly id: string;
  readonly name: string;
  /** As phone.ts writes it; the user name at login. */
  readonly phone: string;
  /** In clear: this is a simulator, its members are invented. */
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
  /** Set by support; a member without it is in good standing. */
  readonly standing?: 'suspended' | 'closed';
  /** Set when no wallet could be opened (NO_WALLET). */
  readonly hasNoWallet?: boolean;
}

export const members = table<Member>('members', { unique: ['phone'] });

/** Whether a member may use the service. */
export const isWelcome = (member: Member): boolean => member.isActive && member.standing === undefined;
