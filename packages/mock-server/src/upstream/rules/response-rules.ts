/** Rules for a single response (spec 3; spec 5; spec 9). */
import type { OperationId } from '@wallet/contract';
import { ensure, same } from '../../client/mismatch.ts';
import type { Observed } from '../observed.ts';
import { responseTo, refusalOf } from '../observed.ts';

/** Minimum transfer in baht. */
const leastTransfer = 1;

/** Maximum lifetime of a QR code in seconds. */
const longestCode = 900;

/** Requires unique codes in lists. */
export function codesOnce(observed: Observed): void {
  const lists: readonly (readonly [readonly { readonly code?: string }[] | undefined, string])[] = [
    [responseTo(observed, 'wallet.read')?.slots, 'slots[].code'],
    [responseTo(observed, 'registration.banks'), '[].code'],
    [responseTo(observed, 'registration.sources'), '[].code'],
    [responseTo(observed, 'bonus.list'), '[].code'],
  ];
  for (const [rows, field] of lists) {
    const codes = (rows ?? []).map(({ code }) => code);
    const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
    same(`codes of ${observed.operation.id} that are there twice`, twice, [], [field]);
  }
}

/** Requires consistent limits and counts. */
export function boundsAgree(observed: Observed): void {
  const limits = responseTo(observed, 'withdraw.limits');
  if (limits)
    ensure(
      'the bounds of a withdrawal',
      limits.withdrawMin <= limits.withdrawMax,
      'smallest ≤ largest',
      limits,
      ['withdrawMin', 'withdrawMax'],
    );
  const { minimum = leastTransfer } = responseTo(observed, 'deposit.lookup') ?? {};
  ensure('the smallest deposit', minimum >= leastTransfer, 'at least ฿1.00', minimum, ['minimum']);
  const { expireIn = 0 } =
    responseTo(observed, 'deposit.createQr') ?? responseTo(observed, 'deposit.qr') ?? {};
  ensure('the seconds a code is left', expireIn <= longestCode, 'at most 900', expireIn, ['expireIn']);
}

/** Requires that an inactive game account has no balance. */
export function closedAccountsAreEmpty(observed: Observed): void {
  const slots = responseTo(observed, 'wallet.read')?.slots ?? [];
  const full = slots.filter(({ isActive, amount }) => !isActive && amount !== 0).map(({ code }) => code);
  same('closed game accounts with money', full, [], ['slots[].amount', 'slots[].isActive']);
}

/** Requires at most one active bonus. */
export function oneBonus(observed: Observed): void {
  const running = (responseTo(observed, 'bonus.list') ?? []).filter(({ userBonus }) => userBonus?.isActive);
  ensure('bonuses that run', running.length <= 1, 'at most one', running.length, ['[].userBonus.isActive']);
}

const bounded: readonly OperationId[] = ['wallet.transfer', 'withdraw.create', 'deposit.createQr'];

/** Requires the minimum in the error for an amount below it. */
export function refusalNamesBound(observed: Observed): void {
  const failure = refusalOf(observed);
  if (failure?.message !== 'TRANSFER_MINIMUM' || !bounded.includes(observed.operation.id)) return;
  ensure(
    `the bound in the refusal of ${observed.operation.id}`,
    failure.params?.['amount'] !== undefined,
    'the amount that was passed',
    failure,
    ['params.amount'],
  );
}

/** Requires an error for a transfer below one baht. */
export function smallTransferRefused(observed: Observed): void {
  if (!responseTo(observed, 'wallet.transfer')) return;
  const { amount } = observed.body as { readonly amount: number };
  ensure('the outcome of a transfer', amount >= leastTransfer, 'TRANSFER_MINIMUM below ฿1.00', amount, [
    'message',
  ]);
}
