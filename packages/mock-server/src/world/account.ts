declare const accountBrand: unique symbol;

/** The name of a ledger account: `wallet:<member>`, `game:<member>:<slot>`, `system:bankClearing`. */
export type Account = string & { readonly [accountBrand]: true };

const named = (...parts: readonly [string, ...string[]]): Account => {
  if (parts.some((part) => part === '' || part.includes(':')))
    throw new Error(`No account can be named ${parts.join(':')}.`);
  return parts.join(':') as Account;
};

/** The accounts of members, by member id, and those of the operator. */
export const account = {
  wallet: (memberId: string) => named('wallet', memberId),
  /** One per game account, by slot code. */
  game: (memberId: string, slotCode: string) => named('game', memberId, slotCode),
  invite: (memberId: string) => named('invite', memberId),
  refund: (memberId: string) => named('refund', memberId),
  bonus: (memberId: string) => named('bonus', memberId),
  /** Amounts reserved for pending withdrawals. */
  held: (memberId: string) => named('held', memberId),
  /** The source of deposits. */
  bankClearing: named('system', 'bankClearing'),
  /** The cost of bonuses, promotions, invites, refunds and prizes. */
  promotionExpense: named('system', 'promotionExpense'),
  /** The target of withdrawals. */
  payoutClearing: named('system', 'payoutClearing'),
  /** Contra account of the members' wins and losses at game providers. */
  gameHouse: named('system', 'gameHouse'),
  /** Contra account of manual corrections. */
  adjustment: named('system', 'adjustment'),
};

/** Returns false for the operator's accounts, the only ones with a balance below zero. */
export const isMemberAccount = (name: string): boolean => !name.startsWith('system:');
