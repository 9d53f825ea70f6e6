import { contract } from '@wallet/contract';
import { fromBaht } from '@wallet/contract/wire/money';
import { bind } from '../../http/bind.ts';
import { succeeded } from '../succeeded.ts';
import { createWithdrawal, createWithdrawalOfAll, showLimits } from './withdraw.ts';

export const withdrawHttp = bind(contract.withdraw, {
  limits: ({ world }) => showLimits(world),
  create: ({ world, member, body }) => succeeded(createWithdrawal(world, member, fromBaht(body.amount))),
  createAll: ({ world, member, body }) =>
    succeeded(createWithdrawalOfAll(world, member, fromBaht(body.amount))),
});
