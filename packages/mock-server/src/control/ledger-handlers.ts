import { toMoment } from '@wallet/contract/wire/time';
import { findProvider } from '../domains/game/provider.ts';
import { members } from '../domains/profile/member.ts';
import { ownerOf, viewBalances } from '../domains/profile/profile.actions.ts';
import { requireMember } from '../domains/row-lookup.ts';
import { account, type Account } from '../world/account.ts';
import type { Transaction } from '../world/ledger.ts';
import { invalid } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';
import { Adjustment, type TransactionView } from './control-schema.ts';
import { encode } from 'zod/mini';

const showTransaction = ({
  paysOnce: _key,
  detail: _detail,
  ...transaction
}: Transaction): TransactionView => ({
  ...transaction,
  at: toMoment(transaction.at),
  postings: [...transaction.postings],
});

/** Returns the account of the system or of a member with that name. Throws a ControlError for any other name. */
function requireAccount(world: World, name: string): Account {
  const [, owner = '', slotCode = ''] = name.split(':');
  const member = members(world).get(owner);
  const { game, ...others } = account;
  const known = Object.values(others).flatMap((one) =>
    typeof one === 'string' ? one : member ? one(member.id) : [],
  );
  if (member && findProvider(slotCode)) known.push(game(member.id, slotCode));
  const found = known.find((one) => one === name);
  if (found !== undefined) return found;
  throw invalid(`No account ${name}: wallet:<member id>, game:<member id>:<slot code>, system:<name>.`);
}

export const ledgerHandlers: ControlHandlers<'ledger'> = {
  transactions({ world, body: { memberId, ...filter } }) {
    const { total, items } = world.ledger.history({
      ...filter,
      ...(memberId !== undefined && { memberId: requireMember(world, memberId).id }),
    });
    return { total, transactions: items.map(showTransaction) };
  },
  balances: ({ world }) => viewBalances(world),
  adjust({ world, body }) {
    const memberId = ownerOf(body.account);
    const correction = {
      ...body,
      account: requireAccount(world, body.account),
      ...(memberId !== undefined && { memberId }),
    };
    const input = encode(Adjustment, body);
    return world.command({ kind: 'control', name: 'ledger.adjust', input }, () =>
      showTransaction(world.ledger.adjust(correction)),
    );
  },
  audit: ({ world }) => world.audit(),
};
