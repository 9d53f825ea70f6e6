import { toMoment } from '@wallet/contract/wire/time';
import { members } from '../domains/profile/member.ts';
import { ownerOf, viewBalances } from '../domains/profile/profile.actions.ts';
import type { Account } from '../world/account.ts';
import type { Transaction } from '../world/ledger.ts';
import { ControlError } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';
import { runControlCommand } from './handler.ts';
import { Adjustment, type TransactionView } from './control-schema.ts';
import { encode } from 'zod/mini';

const showTransaction = ({
  id,
  at,
  kind,
  cause,
  memberId,
  ref,
  note,
  postings,
}: Transaction): TransactionView => ({
  id,
  at: toMoment(at),
  kind,
  cause,
  ...(memberId !== undefined && { memberId }),
  ...(ref !== undefined && { ref }),
  ...(note !== undefined && { note }),
  postings: postings.map(({ account, amount }) => ({ account, amount: amount })),
});

/** Returns an account of the system or a member. Throws for an unknown owner. */
function accountOf(world: World, name: string): Account {
  const owner = ownerOf(name);
  const isKnown = owner === undefined ? name.startsWith('system:') : members(world).get(owner) !== undefined;
  if (!isKnown)
    throw new ControlError(
      'invalid',
      `No account ${name}: wallet:<member id>, game:<member id>:<slot code>, system:<name>.`,
    );
  return name as Account;
}

export const ledgerHandlers: ControlHandlers<'ledger'> = {
  transactions({ world, body }) {
    const { total, items } = world.ledger.history(body);
    return { total, transactions: items.map(showTransaction) };
  },
  balances: ({ world }) => viewBalances(world),
  adjust({ world, body }) {
    const account = accountOf(world, body.account);
    const memberId = ownerOf(body.account);
    return runControlCommand(world, 'ledger.adjust', encode(Adjustment, body), () =>
      showTransaction(
        world.ledger.adjust({
          account,
          amount: body.amount,
          reason: body.reason,
          ...(memberId !== undefined && { memberId }),
        }),
      ),
    );
  },
  audit: ({ world }) => world.audit(),
};
