/** The statement of a member, derived from the ledger (spec 2, /user/statement). */
import {
  rewardSources,
  statementTypes,
  type StatementType,
  type Status,
  type Transaction as Shown,
} from '@wallet/contract/statement';
import { mainWallet } from '@wallet/contract/wallet';
import { satang } from '@wallet/contract/wire/money';
import type { PageRequest } from '@wallet/contract/wire/page';
import { toMoment } from '@wallet/contract/wire/time';
import type { Sent } from '@wallet/contract/wire/lenient';
import { account, type Account } from '../../world/account.ts';
import type { Transaction } from '../../world/ledger.ts';
import type { World } from '../../world/world.ts';
import { findProvider } from '../game/provider.ts';
import { localize, type LanguageTag } from '../../world/localized-text.ts';
import type { Member } from '../profile/member.ts';
import { operator } from '../site/texts.ts';
import { completed, outcomeOf, type StatementDetail, type StatementEntry } from './entry.ts';

/** A manual correction has no kind of its own in the statement: it is listed as a deposit or a withdrawal. */
const adjust = 'adjust';

const kinds: readonly string[] = [...statementTypes, adjust];

/** Returns a page of a member's transactions, newest first. */
export function listStatement(
  world: World,
  member: Member,
  { page, limit, language }: PageRequest & { readonly language: LanguageTag },
): { total: number; statements: Sent<typeof Shown>[] } {
  const { total, items } = world.ledger.history({ memberId: member.id, where: isListed, page, limit });
  return { total, statements: items.map((transaction) => show(world, transaction, language)) };
}

/** Returns a member's transaction by its reference, as the statement shows it; undefined if it is not listed. */
export function findInStatement(
  world: World,
  memberId: string,
  reference: string,
  language: LanguageTag,
): Sent<typeof Shown> | undefined {
  const found = world.ledger.get(reference);
  return found?.memberId === memberId && isListed(found) ? show(world, found, language) : undefined;
}

const isListed = ({ kind, postings }: Transaction): boolean =>
  kinds.includes(kind) &&
  (kind !== adjust || postings.some(({ account: name }) => /^(?:wallet|game):/.test(name)));

function show(world: World, transaction: Transaction, language: LanguageTag): Sent<typeof Shown> {
  // Transactions of these kinds are posted as a StatementEntry, which allows no other detail.
  const detail: StatementEntry['detail'] = transaction.detail ?? {};
  const { from: fromName, to: toName, waits, ...linked } = detail;
  const { from, to, amount } = routeOf(transaction);
  return {
    _id: transaction.id,
    statementType: typeOf(transaction),
    status: statusOf(world, transaction, waits ?? false),
    from: fromName ?? nameOf(from),
    to: toName ?? nameOf(to),
    amount,
    createdAt: toMoment(transaction.at),
    ...inLanguage(language, linked),
  };
}

/** Returns the source of the money, in one language. */
const inLanguage = (language: LanguageTag, linked: StatementDetail) =>
  Object.fromEntries(
    rewardSources.flatMap((source) => {
      const { description } = linked[source] ?? {};
      return description === undefined ? [] : [[source, { description: localize(language, description) }]];
    }),
  );

/** Returns the accounts and the amount: every listed transaction is one movement. */
function routeOf({ postings }: Transaction) {
  const from = postings.find(({ amount }) => amount < 0);
  const to = postings.find(({ amount }) => amount > 0);
  return { from: from?.account, to: to?.account, amount: to?.amount ?? satang(0) };
}

function typeOf(transaction: Transaction): StatementType {
  if (transaction.kind !== adjust) return transaction.kind as StatementType;
  return routeOf(transaction).from === account.adjustment ? 'deposit' : 'withdraw';
}

/** Returns `in progress` until the settlement; FAILED when the money was given back (spec 4, Statement status). */
function statusOf(world: World, { ref }: Transaction, waits: boolean): Status {
  const outcome = ref === undefined ? undefined : world.ledger.paid(outcomeOf(ref));
  if (!outcome) return waits ? 'in progress' : 'SUCCESS';
  return outcome.kind === completed ? 'SUCCESS' : 'FAILED';
}

/** Returns a key such as `wallet`, which the client may translate, else the name of the game or the operator. */
function nameOf(name: Account | undefined): string {
  const [kind, , slotCode] = (name ?? '').split(':');
  if (kind === 'game') return findProvider(slotCode ?? '')?.name ?? String(slotCode);
  if (kind === 'wallet') return mainWallet;
  return kind === undefined || kind === '' || kind === 'system' ? operator.name : kind;
}
