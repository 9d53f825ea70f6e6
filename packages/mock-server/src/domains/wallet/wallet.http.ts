import { succeeded, type HandlersOf } from '../bind.ts';
import { transfer, transferAll } from './transfer.ts';
import { addInviteAmount, refreshSlots, showWallet } from './wallet.ts';

export const walletHttp: HandlersOf<'wallet'> = {
  read: ({ world, member }) => showWallet(world, member),
  refresh: ({ world, member }) => succeeded(refreshSlots(world, member)),
  add: ({ world, member, body }) => ({ amount: addInviteAmount(world, member, body.amount) }),
  transfer: ({ world, member, body }) => succeeded(transfer(world, member, body)),
  transferAll: ({ world, member, body }) => succeeded(transferAll(world, member, body.to)),
};
