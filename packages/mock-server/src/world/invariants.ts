import { maxSatang, type Satang } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import { isMemberAccount } from './account.ts';
import { ledgerMaps, transactions, type Transaction } from './ledger.ts';
import type { Stateful } from './store.ts';

/** The ledger's invariants, for every world at every moment. */
const invariantRules = [
  'zero-sum',
  'no-negative-member-balance',
  'no-balance-above-the-wire',
  'paid-at-most-once',
  'every-transfer-has-a-cause',
  'postings-never-change',
  'balance-is-the-fold-of-postings',
] as const;

export const Violation = z.strictObject({
  rule: z.enum(invariantRules),
  /** The account, transaction or `paysOnce` key that breaks it. */
  subject: z.string(),
  detail: z.string(),
});
export type Violation = Readonly<z.infer<typeof Violation>>;

/** Thrown when a command would break an invariant; its writes are rolled back. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
  readonly violations: readonly Violation[];
  /** The transactions of the command. */
  readonly transactions: readonly Transaction[];

  constructor(command: string, violations: readonly Violation[], transactions: readonly Transaction[]) {
    const list = violations.map(({ rule, subject, detail }) => `${rule}: ${subject} (${detail})`);
    super(`${command} would break ${list.join('; ')}`);
    this.violations = violations;
    this.transactions = transactions;
  }
}

/** Throws a BrokenInvariant when a write of the open command breaks an invariant. */
export function checkStage(world: Stateful, command: string): void {
  const violations = violationsOfStage(world);
  if (violations.length === 0) return;
  const staged = world.state.map<Transaction>(ledgerMaps.transaction).changes();
  throw new BrokenInvariant(
    command,
    violations,
    staged.flatMap(([, , now]) => (now ? [now] : [])),
  );
}

function violationsOfStage({ state }: Stateful): Violation[] {
  const found: Violation[] = [];
  for (const [id, before, now] of state.map<Transaction>(ledgerMaps.transaction).changes()) {
    if (before)
      found.push({
        rule: 'postings-never-change',
        subject: id,
        detail: 'a transaction was changed or removed',
      });
    if (now) found.push(...violationsOfTransaction(now));
  }
  for (const [name, , balance = 0] of state.map<Satang>(ledgerMaps.balance).changes())
    found.push(...violationsOfBalance(name, balance));
  for (const [thing, , ids = []] of state.map<readonly string[]>(ledgerMaps.paid).changes())
    found.push(...violationsOfPayment(thing, ids));
  return found;
}

/** Recomputes all balances and payments from the postings. Returns the violations. */
export function audit(world: Stateful): Violation[] {
  const found: Violation[] = [];
  const balances = new Map<string, number>();
  const payments = new Map<string, string[]>();
  for (const transaction of transactions(world).all()) {
    found.push(...violationsOfTransaction(transaction));
    for (const { account, amount } of transaction.postings)
      balances.set(account, (balances.get(account) ?? 0) + amount);
    const thing = transaction.paysOnce;
    if (thing !== undefined) payments.set(thing, [...(payments.get(thing) ?? []), transaction.id]);
  }
  for (const [thing, ids] of payments) found.push(...violationsOfPayment(thing, ids));
  const kept = new Map(world.state.map<Satang>(ledgerMaps.balance).entries());
  for (const name of new Set([...balances.keys(), ...kept.keys()])) {
    const folded = balances.get(name) ?? 0;
    found.push(...violationsOfBalance(name, folded));
    if (folded !== (kept.get(name) ?? 0))
      found.push({
        rule: 'balance-is-the-fold-of-postings',
        subject: name,
        detail: `kept ${kept.get(name) ?? 0}, folded ${folded}`,
      });
  }
  return found;
}

function violationsOfTransaction({ id, cause, postings }: Transaction): Violation[] {
  const found: Violation[] = [];
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) found.push({ rule: 'zero-sum', subject: id, detail: `the postings sum to ${sum}` });
  if (cause.trim() === '')
    found.push({ rule: 'every-transfer-has-a-cause', subject: id, detail: 'the cause is empty' });
  return found;
}

function violationsOfBalance(name: string, balance: number): Violation[] {
  const detail = `the balance is ${(balance / 100).toFixed(2)} baht`;
  if (balance < 0 && isMemberAccount(name))
    return [{ rule: 'no-negative-member-balance', subject: name, detail }];
  return Math.abs(balance) > maxSatang ? [{ rule: 'no-balance-above-the-wire', subject: name, detail }] : [];
}

const violationsOfPayment = (thing: string, ids: readonly string[]): Violation[] =>
  ids.length > 1 ? [{ rule: 'paid-at-most-once', subject: thing, detail: `paid by ${ids.join(', ')}` }] : [];
