/** True-wallet gift links: each can be redeemed once (spec 5, True-wallet gift link; decisions 12). */
import { truelinkMinimum } from '@wallet/contract/deposit';
import { satang } from '@wallet/contract/wire/money';
import { minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import type { Transaction } from '../../world/ledger.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import type { World } from '../../world/world.ts';
import { giftOf } from './magic.ts';
import type { Member } from '../profile/member.ts';
import { requireWallet } from '../wallet/transfer.ts';
import { isChannelOpen, truewallet } from './channel.ts';
import { creditDeposit } from './deposit.ts';

/** Links a member may send; invalid ones count, so that codes cannot be guessed (REQUEST_LIMIT_1MIN). */
const sendLimit: RateLimit = { name: 'deposit.sendLink', max: 5, windowMs: minutes(1) };

/** Default value of a gift. */
const defaultAmount = satang(100_00);

/** Redeems a gift link; `link` is undefined when decryption failed. */
export function sendLink(world: World, member: Member, link: string | undefined): Transaction {
  requireWallet(member);
  consumeRateLimit(world, sendLimit, member.id);
  const code = codeOf(link);
  const gift = code === undefined ? 'GONE' : giftOf(code);
  if (code === undefined || gift === 'GONE' || !isChannelOpen(world, truewallet))
    return fail.andCommit('TRUELINK_INVALID');
  const paysOnce = `gift:${code}` as const;
  if (gift === 'USED' || world.ledger.paid(paysOnce)) return fail.andCommit('TRUELINK_DUPLICATE');
  const amount = gift ?? defaultAmount;
  if (amount < truelinkMinimum) fail('TRANSFER_MINIMUM', { amount: truelinkMinimum });
  return creditDeposit(world, member.id, amount, {
    cause: 'deposit.sendLink',
    paysOnce,
    detail: { from: truewallet },
  });
}

/** Returns the code of a link `https://gift.truemoney.com/campaign…?v=CODE`, undefined for any other text. */
function codeOf(link = ''): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { origin, username, password, pathname, searchParams } = new URL(link);
  const [code = '', ...others] = searchParams.getAll('v');
  const isGift =
    origin === 'https://gift.truemoney.com' &&
    username === '' &&
    password === '' &&
    /^\/campaign(?:\/|$)/.test(pathname);
  return isGift && others.length === 0 && /^[A-Za-z0-9]{16,64}$/.test(code) ? code : undefined;
}
