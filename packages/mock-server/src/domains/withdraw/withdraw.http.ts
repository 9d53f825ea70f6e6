import { contract } from '@wallet/contract';
import { bind, succeeded } from '../bind.ts';
import { createWithdrawal, createWithdrawalOfAll, showLimits } from './withdraw.ts';

export const withdrawHttp = bind(contract.withdraw, {
  limits: ({ world }) => showLimits(world),
  create: ({ world, member, body }) => succeeded(createWithdrawal(world, member, body.amount)),
  createAll: ({ world, member, body }) => succeeded(createWithdrawalOfAll(world, member, body.amount)),
});
