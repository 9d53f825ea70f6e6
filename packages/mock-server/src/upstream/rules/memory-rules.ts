/** Rules between responses to one caller: consistent over time (spec 3; spec 4; decisions 11). */
import type { OperationId } from '@wallet/contract';
import { ensure, same } from '../../client/mismatch.ts';
import { canonical } from '../../world/plain.ts';
import type { Memory, Observed } from '../observed.ts';
import { responseTo, remember } from '../observed.ts';

/** Requires that a statement entry is immutable, except for the status of a pending one. */
export function entriesStay(observed: Observed, memory: Memory): void {
  for (const { _id: id, status, ...facts } of responseTo(observed, 'statement.list')?.statements ?? []) {
    if (id === undefined) continue;
    const { amount, createdAt, from, statementType, to } = facts;
    const seen = memory.rows.get(id);
    const now = { facts: canonical({ amount, createdAt, from, statementType, to }), status };
    remember(memory.rows, id, now);
    if (!seen) continue;
    ensure(
      'an entry of the statement that was seen before',
      seen.facts === now.facts,
      seen.facts,
      now.facts,
      [...differing(seen.facts, now.facts).map((field) => `statements[].${field}`)],
    );
    const isAllowed = seen.status === status || seen.status === 'in progress';
    ensure('the status of an entry that was seen before', isAllowed, seen.status, status, [
      'statements[].status',
    ]);
  }
}

function differing(one: string, other: string): string[] {
  const [before, after] = [one, other].map((text) => JSON.parse(text) as Record<string, unknown>);
  return Object.keys(before ?? {}).filter((field) => before?.[field] !== after?.[field]);
}

/** Requires that a page of the statement has each row once. */
export function entriesOnce(observed: Observed): void {
  const ids = (responseTo(observed, 'statement.list')?.statements ?? []).flatMap(({ _id }) => _id ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  same('entries of the statement that are there twice', twice, [], ['statements[]._id']);
}

/** Requires that wallet and profile agree on the member and the bank account. */
export function profilesAgree(observed: Observed, memory: Memory): void {
  const read = responseTo(observed, 'wallet.read') ?? responseTo(observed, 'profile.read');
  if (observed.operation.noun === 'profile' && !observed.operation.metadata.safe) delete memory.profile;
  if (!read || !observed.isSteady) return;
  const { profile, bankAccount } = read;
  const text = canonical({ profile: { ...profile, coin: undefined }, bankAccount: bankAccount ?? null });
  const call = observed.operation.id;
  const { profile: seen, effects } = memory;
  memory.profile = { text, call, effects };
  if (seen && seen.effects === effects && seen.call !== call)
    same(`the member in ${call}, compared with ${seen.call}`, text, seen.text, ['profile', 'bankAccount']);
}

/** Requires that wheel and profile agree on the coins. */
export function coinsAgree(observed: Observed, memory: Memory): void {
  const coin =
    responseTo(observed, 'spin.setup')?.result.userCoin ?? responseTo(observed, 'profile.read')?.profile.coin;
  if (coin === undefined || !observed.isSteady) return;
  const call: OperationId = observed.operation.id;
  const { coins: seen, effects } = memory;
  memory.coins = { count: coin, call, effects };
  if (seen && seen.effects === effects && seen.call !== call)
    same(`the coins in ${call}, compared with ${seen.call}`, coin, seen.count, [
      call === 'spin.setup' ? 'result.userCoin' : 'profile.coin',
    ]);
}

/** Requires the same response for a repeated intent, or REQUEST_LIMIT. */
export function oneResponsePerIntent(observed: Observed, memory: Memory): void {
  const { intent, operation, status, body, response } = observed;
  if (intent === undefined || operation.metadata.safe || status >= 500 || status === 409) return;
  const key = `${operation.id} ${intent}`;
  const now = { request: canonical(body), response: canonical({ status, response }) };
  const seen = memory.intents.get(key);
  if (!seen) return remember(memory.intents, key, now);
  if (seen.request === now.request)
    same(`the response to ${operation.id} when it is repeated under one key`, now.response, seen.response, [
      'message',
    ]);
}
