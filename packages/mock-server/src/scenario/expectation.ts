/** Compares a world with the expectations of its scenario. */
import { Transaction } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import { SignedBaht } from '../domains/action.ts';
import { requireMember } from '../domains/row-lookup.ts';
import { defaultLanguageOf } from '../world/localized-text.ts';
import { machines } from '../domains/machines.ts';
import { listStatement } from '../domains/statement/statement.ts';
import { account, type Account } from '../world/account.ts';
import type { JournalEntry } from '../world/journal-schema.ts';
import { canonical, contains } from '../world/plain.ts';
import type { World } from '../world/world.ts';
import type { AccountText, ExpectedResult } from './expected-schema.ts';

type ExpectedEntry = NonNullable<ExpectedResult['journal']>[number];
type ExpectedBalance = NonNullable<ExpectedResult['balances']>[number];
type ExpectedLine = NonNullable<ExpectedResult['statement']>[number];
type ExpectedRows = NonNullable<ExpectedResult['rows']>[number];
type ExpectedState = NonNullable<ExpectedResult['states']>[number];

export function problemsOf(world: World, expected: ExpectedResult): string[] {
  const { journal = [], balances = [], statement = [], rows = [], states = [] } = expected;
  return [
    ...journal.flatMap((entry) => checkJournal(world, entry)),
    ...balances.flatMap((balance) => checkBalance(world, balance)),
    ...statement.flatMap((line) => checkStatement(world, line)),
    ...rows.flatMap((newest) => checkRows(world, newest)),
    ...states.flatMap((state) => checkState(world, state)),
    ...world.audit().map(({ rule, subject, detail }) => `ledger: ${rule}, ${subject}: ${detail}`),
    ...world.journal
      .entries()
      .filter(({ kind }) => kind === 'violation' || kind === 'crash')
      .map((entry) => `journal: nothing may crash or break the contract, but there is\n${showEntry(entry)}`),
  ];
}

function checkJournal(world: World, { member, times, ...rest }: ExpectedEntry): string[] {
  const memberId = member === undefined ? undefined : requireMember(world, member).id;
  const { isMet, count, nearest } = world.journal.verify({
    ...rest,
    ...(memberId !== undefined && { memberId }),
    ...(times !== undefined && { times }),
  });
  if (isMet) return [];
  const wanted = canonical({ ...rest, ...(member !== undefined && { member }) });
  const near = nearest.map(
    ({ entry, differsIn }) => `${showEntry(entry)}\n    differs in ${differsIn.join(', ')}`,
  );
  return [
    [
      `journal: expected ${wanted} ${countOf(times)}, found ${count}`,
      ...(near.length > 0 ? ['  nearest:', ...near] : ['  nothing is near']),
    ].join('\n'),
  ];
}

const countOf = (times: number | undefined): string =>
  times === undefined ? 'at least once' : times === 1 ? 'once' : `${times} times`;

const showEntry = ({ n, at, kind, name, outcome, input, detail }: JournalEntry): string =>
  [
    `  #${n} ${new Date(at).toISOString()} ${kind} ${name}: ${outcome}`,
    ...(input === undefined ? [] : [canonical(input)]),
    ...(detail === undefined ? [] : [canonical(detail)]),
  ].join(' ');

function checkBalance(world: World, { member, account: wanted, is }: ExpectedBalance): string[] {
  const { id } = requireMember(world, member);
  const kinds = typeof wanted === 'string' ? [wanted] : wanted;
  const sum = kinds.reduce((total, kind) => total + world.ledger.balance(accountOf(id, kind)), 0);
  const balance = z.encode(SignedBaht, satang(sum));
  return balance === is
    ? []
    : [`balances: expected ${kinds.join(' + ')} of ${member} to be ${is}, it is ${balance}`];
}

const accountOf = (id: string, kind: AccountText): Account =>
  kind.startsWith('game:')
    ? account.game(id, kind.slice('game:'.length))
    : account[kind as Exclude<AccountText, `game:${string}`>](id);

/** A row of the statement on the wire. */
type StatementLine = z.input<typeof Transaction>;

/** Returns the whole statement, newest first. */
const statementOf = (world: World, member: string): readonly StatementLine[] =>
  z.encode(
    z.array(Transaction),
    listStatement(world, requireMember(world, member), {
      page: 1,
      limit: Number.MAX_SAFE_INTEGER,
      language: defaultLanguageOf(world.market),
    }).statements,
  );

const show = ({ statementType, status, amount, from, to }: StatementLine): string =>
  `  ${canonical({ statementType, status, amount, from, to })}`;

const listed = (title: string, lines: readonly StatementLine[]): readonly string[] =>
  lines.length > 0 ? [`  ${title}:`, ...lines.map(show)] : ['  the statement is empty'];

function checkStatement(world: World, { member, times, sum, ...part }: ExpectedLine): string[] {
  const statements = statementOf(world, member);
  const found = statements.filter((line) => contains(line, part));
  const inside = found.map(({ amount }): number => z.decode(SignedBaht, amount));
  const total = z.encode(SignedBaht, satang(inside.reduce((sum, amount) => sum + amount, 0)));
  const isMet =
    (sum === undefined || total === sum) &&
    (times === undefined ? found.length > 0 || sum === 0 : found.length === times);
  if (isMet) return [];
  const wanted = sum === undefined ? countOf(times) : `${countOf(times)} with the sum ${sum}`;
  const got = sum === undefined ? `${found.length}` : `${found.length} with the sum ${total}`;
  return [
    [
      `statement: expected ${canonical(part)} of ${member} ${wanted}, found ${got}`,
      ...listed('the newest lines', statements.slice(0, 3)),
    ].join('\n'),
  ];
}

function checkRows(world: World, { member, newest }: ExpectedRows): string[] {
  const statements = statementOf(world, member).slice(0, newest.length);
  const differs = newest.findIndex((row, index) => !contains(statements[index], row));
  if (differs < 0) return [];
  return [
    [
      `rows: expected row ${differs + 1} of ${member} to be ${canonical(newest[differs])}`,
      ...listed('the newest rows', statements),
    ].join('\n'),
  ];
}

function checkState(world: World, { of, member, is, note }: ExpectedState): string[] {
  const { id } = requireMember(world, member);
  const found = machines[of].rows(world).findLast(({ memberId }) => memberId === id);
  if (!found) return [`states: ${member} has no ${of}`];
  const wanted = note === undefined ? is : `${is} (${note})`;
  const status = note === undefined ? found.status : `${found.status} (${noteOf(found)})`;
  if (status === wanted) return [];
  return [`states: expected the newest ${of} of ${member} to be ${wanted}, it is ${status}`];
}

const noteOf = (row: object): string =>
  'note' in row && typeof row.note === 'string' ? row.note : 'without a note';
