/** Rules for money between calls (spec 7, Wallet and Statement; decisions 4). */
import type { OperationId } from '@wallet/contract';
import { mainWallet } from '@wallet/contract/wallet';
import type { ResponseBody } from '../../client/calls.ts';
import { ensure, same } from '../../client/mismatch.ts';
import type { KnownMove, Memory, Observed, Balances } from '../observed.ts';
import { responseTo, refusalOf, satangOf, tolerance } from '../observed.ts';

/** Maximum milliseconds between two compared reads of the wallet. */
const nearby = 30_000;

/** Nouns whose effects change no balance. */
const harmless: readonly string[] = ['session', 'profile', 'registration', 'chat', 'site'];

/** Effects with a wallet change that their input determines. */
const moves: Readonly<Partial<Record<OperationId, (body: never) => Balances>>> = {
  'wallet.transfer': ({ from, to, amount }: { from: string; to: string; amount: number }) => ({
    [from]: -satangOf(amount),
    [to]: satangOf(amount),
  }),
  'withdraw.create': ({ amount }: { amount: number }) => ({ [mainWallet]: -satangOf(amount) }),
};

/** Counts an effect, and stores its wallet change if its input determines it. */
export function noteEffect(observed: Observed, memory: Memory): void {
  const { operation, status, body, now } = observed;
  if (operation.metadata.safe || harmless.includes(operation.noun)) return;
  const failure = refusalOf(observed);
  const isRefused = failure !== undefined && status < 500 && failure.message !== 'REQUEST_LIMIT';
  if (isRefused) return;
  const changes = status === 200 ? moves[operation.id]?.(body as never) : undefined;
  if (changes) {
    const amount = satangOf((body as { amount: number }).amount);
    memory.move = { call: operation.id, changes, amount, effects: memory.effects, at: now };
  }
  memory.effects++;
}

const balancesOf = ({ wallet, slots }: ResponseBody<'wallet.read'>): Balances => ({
  ...Object.fromEntries(
    slots.filter(({ isActive }) => isActive).map(({ code, amount }) => [code, satangOf(amount)]),
  ),
  [mainWallet]: satangOf(wallet.amount),
});

/** Returns the change of the only effect since effect number `before`, undefined if unknown. */
const onlyMoveSince = ({ move, effects }: Memory, before: number): KnownMove | undefined =>
  move && effects === before + 1 && move.effects === before ? move : undefined;

/** Requires that one known effect between two reads changes the wallet by exactly its amount. */
export function walletFollowsEffects(observed: Observed, memory: Memory): void {
  const read = responseTo(observed, 'wallet.read');
  if (!read) return;
  const { balances: before, effects } = memory;
  delete memory.balances;
  if (!observed.isSteady) return;
  const after = balancesOf(read);
  memory.balances = { satang: after, effects, at: observed.now };
  const move = before && onlyMoveSince(memory, before.effects);
  if (!move || observed.now - before.at > nearby) return;
  const touched = Object.keys(move.changes).filter((name) => Object.hasOwn(before.satang, name));
  const changed = (balances: Balances) => Object.fromEntries(touched.map((name) => [name, balances[name]]));
  const expected = Object.fromEntries(
    touched.map((name) => [name, (before.satang[name] ?? 0) + (move.changes[name] ?? 0)]),
  );
  same(`the satang of each account after ${move.call}`, changed(after), expected, [
    'wallet.amount',
    'slots[].amount',
  ]);
}

/** Requires that one known effect adds one statement entry with its amount, kind and time. */
export function statementFollowsEffects(observed: Observed, memory: Memory): void {
  const read = responseTo(observed, 'statement.list');
  if (read?.total === undefined || (observed.body as { page: number }).page !== 1) return;
  const { total, statements } = read;
  const { statement: before, effects } = memory;
  delete memory.statement;
  if (!observed.isSteady) return;
  memory.statement = { total, effects };
  const move = before && onlyMoveSince(memory, before.effects);
  const [latest] = statements;
  if (!move || !latest || total !== before.total + 1) return;
  const kind = move.call === 'withdraw.create' ? 'withdraw' : 'transfer';
  same(
    `kind and satang of the entry after ${move.call}`,
    [latest.statementType, satangOf(latest.amount)],
    [kind, move.amount],
    ['statements[].statementType', 'statements[].amount'],
  );
  const distance = Math.abs(Date.parse(latest.createdAt) - move.at);
  ensure(
    `the moment of the entry after ${move.call}`,
    distance <= tolerance,
    'within five minutes of the effect',
    latest.createdAt,
    ['statements[].createdAt'],
  );
}

/** Requires that an accepted withdrawal lies within the returned limits, and that an error contains the limit. */
export function withdrawalWithinLimits(observed: Observed, memory: Memory): void {
  const limits = responseTo(observed, 'withdraw.limits');
  if (limits) memory.limits = { least: satangOf(limits.withdrawMin), most: satangOf(limits.withdrawMax) };
  if (observed.operation.id !== 'withdraw.create' || !memory.limits) return;
  const { least, most } = memory.limits;
  const amount = satangOf((observed.body as { amount: number }).amount);
  if (observed.status === 200)
    return ensure(
      'the satang of a withdrawal that was taken',
      amount >= least && amount <= most,
      `between ${least} and ${most}`,
      amount,
      ['message'],
    );
  const failure = refusalOf(observed);
  const bound = failure?.params?.['amount'];
  if (failure?.message === 'TRANSFER_MINIMUM' && bound !== undefined)
    same('the satang of the smallest withdrawal in a refusal', satangOf(Number(bound)), least, [
      'params.amount',
    ]);
}
