/** Deposits: crediting money to the wallet, from every channel (spec 4, 9). */
import type { Satang } from '@wallet/contract/wire/money';
import { fail } from '../../world/domain-error.ts';
import type { Transaction } from '../../world/ledger.ts';
import type { EventHandlers, World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';
import { requireWallet } from '../wallet/transfer.ts';
import { automaticChannels, isChannelOpen, depositMinimum } from './channel.ts';
import { creditDeposit } from './credit.ts';
import { qrEvents } from './qr.ts';
import { slipEvents } from './slip.ts';

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

export const depositEvents = { ...qrEvents, ...slipEvents } satisfies EventHandlers;
