import { succeeded, type HandlersOf } from '../bind.ts';
import { createWithdrawal, showLimits } from './withdraw.ts';

export const withdrawHttp: HandlersOf<'withdraw'> = {
  limits: ({ world }) => showLimits(world),
  create: ({ world, member, body }) => succeeded(createWithdrawal(world, member, body.amount)),
  /** Of the balance the member saw: a smaller one is an error, a surplus stays (decisions 17). */
  createAll: ({ world, member, body }) =>
    succeeded(createWithdrawal(world, member, body.amount, 'withdraw.createAll')),
};
