import { contract } from '@wallet/contract';
import { fromBaht, toBaht } from '@wallet/contract/wire/money';
import { bind } from '../../http/bind.ts';
import { succeeded } from '../succeeded.ts';
import { transfer, transferAll } from './transfer.ts';
import { addInviteAmount, refreshSlots, showWallet } from './wallet.ts';

export const walletHttp = bind(contract.wallet, {
  read: ({ world, member }) => showWallet(world, member),
  refresh: ({ world, member }) => succeeded(refreshSlots(world, member)),
  add: ({ world, member, body }) => ({
    amount: toBaht(addInviteAmount(world, member, fromBaht(body.amount))),
  }),
  transfer: ({ world, member, body }) =>
    succeeded(transfer(world, member, { ...body, amount: fromBaht(body.amount) })),
  transferAll: ({ world, member, body }) => succeeded(transferAll(world, member, body.to)),
});
