/** Compares a world with the expectations of its scenario. */
import { toBaht } from '@wallet/contract/wire/money';
import { requireMember } from '../domains/row-lookup.ts';
import { defaultLanguageOf } from '../domains/localized-text.ts';
import { rowsOf } from '../domains/machines.ts';
import { listStatement } from '../domains/statement/statement.ts';
import { account } from '../world/account.ts';
import type { JournalEntry } from '../world/journal.ts';
import { canonical, contains } from '../world/plain.ts';
import type { World } from '../world/world.ts';
import type { Expected } from './scenario-schema.ts';

type ExpectedEntry = NonNullable<Expected['journal']>[number];
type ExpectedBalance = NonNullable<Expected['balances']>[number];
type ExpectedLine = NonNullable<Expected['statement']>[number];
type ExpectedState = NonNullable<Expected['states']>[number];

/** Returns one text per unmet expectation. */
export function problemsOf(world: World, expected: Omit<Expected, 'steps'>): string[] {
  const { journal = [], balances = [], statement = [], states = [] } = expected;
  return [
    ...journal.flatMap((entry) => judgeJournal(world, entry)),
    ...balances.flatMap((balance) => judgeBalance(world, balance)),
    ...statement.flatMap((line) => judgeStatement(world, line)),
    ...states.flatMap((state) => judgeState(world, state)),
    ...world.audit().map(({ rule, subject, detail }) => `ledger: ${rule}, ${subject}: ${detail}`),
    ...world.journal
      .entries()
      .filter(({ kind }) => kind === 'violation' || kind === 'crash')
      .map((entry) => `journal: nothing may crash or break the contract, but there is\n${showEntry(entry)}`),
  ];
}

function judgeJournal(world: World, { member, times, ...rest }: ExpectedEntry): string[] {
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

function judgeBalance(world: World, { member, account: kind, is }: ExpectedBalance): string[] {
  const { id } = requireMember(world, member);
  const name = kind.startsWith('game:')
    ? account.game(id, kind.slice('game:'.length))
    : account[kind as Exclude<typeof kind, `game:${string}`>](id);
  const balance = toBaht(world.ledger.balance(name));
  return balance === is ? [] : [`balances: expected ${kind} of ${member} to be ${is}, it is ${balance}`];
}

/** The newest lines of a statement that are looked at. */
const lines = { page: 1, limit: 50 } as const;

function judgeStatement(world: World, { member, times, ...part }: ExpectedLine): string[] {
  const { statements } = listStatement(world, requireMember(world, member), {
    ...lines,
    language: defaultLanguageOf(world.market),
  });
  const count = statements.filter((line) => contains(line, part)).length;
  if (times === undefined ? count > 0 : count === times) return [];
  const shown = statements
    .slice(0, 3)
    .map(({ statementType, status, amount }) => `  ${canonical({ statementType, status, amount })}`);
  return [
    [
      `statement: expected ${canonical(part)} of ${member} ${countOf(times)}, found ${count}`,
      ...(shown.length > 0 ? ['  the newest lines:', ...shown] : ['  the statement is empty']),
    ].join('\n'),
  ];
}

function judgeState(world: World, { of, member, is, note }: ExpectedState): string[] {
  const { id } = requireMember(world, member);
  const found = rowsOf(world, of).findLast(({ memberId }) => memberId === id);
  if (!found) return [`states: ${member} has no ${of}`];
  const wanted = note === undefined ? is : `${is} (${note})`;
  const values = note === undefined ? found.status : `${found.status} (${commandEntry(found)})`;
  if (values === wanted) return [];
  return [`states: expected the newest ${of} of ${member} to be ${wanted}, it is ${values}`];
}

const commandEntry = (row: object): string =>
  'note' in row && typeof row.note === 'string' ? row.note : 'without a note';
