/** Balances, and transfers between the wallet and game accounts. */
import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { Slot } from './game.ts';
import { BankAccount, Profile } from './profile.ts';
import { Done } from './wire/done.ts';
import { orElse } from './wire/lenient.ts';
import { Baht, type Satang } from './wire/money.ts';
import { Percent } from './wire/percent.ts';
import { requiredText } from './wire/text.ts';

/** Balances in satang. `invite`: the claimable amount and its two shares in percent; a client may lack it. */
const balances = {
  wallet: z.object({ amount: Baht }),
  invite: orElse(z.object({ amount: Baht, success: Percent, fail: Percent }), undefined),
  slots: z.array(Slot),
};

/** Data of the dashboard (spec 3). */
export const WalletView = z.object({ profile: Profile, bankAccount: z.nullish(BankAccount), ...balances });
export type WalletView = z.infer<typeof WalletView>;

/** The visible part: no bank account, and only the name of the member. */
export const WalletSummary = z.object({ profile: z.object({ name: Profile.shape.name }), ...balances });
export type WalletSummary = z.infer<typeof WalletSummary>;

export { mainWallet } from './accounts.ts';

/** The smallest transfer, in satang (spec 9). */
export const transferMinimum = 1_00 as Satang;

/** A movement of `amount` satang from one account to another: `wallet` or a slot code (decisions 17). */
export const Transfer = z.strictObject({ from: requiredText(32), to: requiredText(32), amount: Baht });
export type Transfer = z.infer<typeof Transfer>;

const moving = [
  'TRANSFER_MINIMUM',
  'MONEY_NOT_ENOUGH',
  'TRANSFER_FAIL',
  'NO_WALLET',
  'BONUS_CONDITION',
] as const;

export const wallet = router({
  read: read({
    path: '/api/wallet',
    summary: 'Profile, bank account, balance, invite amount and game accounts (spec 7, Wallet).',
    response: WalletView,
    errors: ['NO_WALLET'],
  }),
  refresh: effect({
    path: '/api/wallet/refresh/slot',
    summary: 'Refreshes the balance of every provider (spec 7, Wallet).',
    response: Done,
    errors: ['REQUEST_LIMIT_1MIN'],
  }),
  add: effect({
    path: '/api/wallet/add',
    summary:
      'Pays the certain part of the invite amount into the wallet; returns the new balance (decisions 14).',
    body: z.strictObject({ amount: Baht }),
    response: z.object({ amount: orElse(Baht, undefined) }),
    errors: ['NO_INVITE_BONUS', 'INVITE_INACTIVE', 'MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM'],
  }),
  transfer: effect({
    path: '/api/wallet/transfer',
    summary: 'Moves an amount between the wallet and a game account (spec 5, Transfer).',
    body: Transfer,
    response: Done,
    errors: [...moving, 'SLOT_NO_ACCOUNT'],
  }),
  transferAll: effect({
    path: '/api/wallet/transferAll',
    summary: 'Moves the balances of all other accounts into one (spec 7, Wallet).',
    body: z.strictObject({ to: requiredText(32) }),
    response: Done,
    errors: [...moving, 'SLOT_NO_ACCOUNT'],
  }),
});
