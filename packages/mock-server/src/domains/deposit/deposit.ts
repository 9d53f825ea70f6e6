/** Deposits: crediting money to the wallet, from every channel (spec 4, 9). */
import type { Satang } from '@wallet/contract/wire/money';
import { account } from '../../world/account.ts';
import { fail } from '../../world/domain-error.ts';
import type { Transaction } from '../../world/ledger.ts';
import type { World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';
import type { StatementEntry } from '../statement/entry.ts';
import { requireWallet } from '../wallet/transfer.ts';
import { automaticChannels, isChannelOpen, depositMinimum } from './channel.ts';

/** Moves a deposit from the bank to the wallet of a member. Needs an open command. */
export const creditDeposit = (
  world: World,
  memberId: string,
  amount: Satang,
  entry: Omit<StatementEntry, 'kind' | 'memberId'>,
): Transaction =>
  world.ledger.move(account.bankClearing, account.wallet(memberId), amount, {
    ...entry,
    kind: 'deposit',
    memberId,
  } satisfies StatementEntry);

/**
 * Credits a transfer by a channel of mode AUTO. Fails with NO_BANK, NO_WALLET or TRANSFER_MINIMUM. Needs an open
 * command.
 */
export function receiveTransfer(
  world: World,
  member: Member,
  { channel, amount }: { readonly channel: string; readonly amount: Satang },
): Transaction {
  requireWallet(member);
  if (!automaticChannels.includes(channel) || !isChannelOpen(world, channel)) fail('NO_BANK');
  if (amount < depositMinimum) fail('TRANSFER_MINIMUM', { amount: depositMinimum });
  const detail = { from: channel };
  return creditDeposit(world, member.id, amount, { cause: 'deposit.transfer', detail });
}
