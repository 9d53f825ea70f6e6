/** Runs contract cases against a target, and tells how each went. */
import type { OperationId } from '@wallet/contract';
import type { ControlledWorld } from '../src/control/client.ts';
import type { Exchange } from './caller.ts';
import type { ContractCase } from './case.ts';
import { Departure } from './departure.ts';
import type { Commons, OpenStage } from './stage.ts';
import { openStage } from './stage.ts';
import type { Target } from './target.ts';
import { lacking } from './target.ts';

/** What went wrong, for a reader who was not there. */
export interface Trouble {
  readonly what: string;
  readonly expected: string;
  readonly came: string;
  /** The requests of the case, the last one last, as command lines without secrets. */
  readonly requests: readonly string[];
  /** The world of the case, which is left as it was. */
  readonly world?: string;
}

export interface Result {
  readonly about: ContractCase['about'];
  readonly name: string;
  readonly cites: string;
  readonly outcome: 'passed' | 'departed' | 'skipped';
  readonly ms: number;
  /** Why it was skipped: everything it lacks. */
  readonly reasons: readonly string[];
  readonly trouble?: Trouble;
}

export interface Outcome {
  readonly target: string;
  readonly profile: Target['profile'];
  readonly results: readonly Result[];
  /** Statuses and codes each call answered. */
  readonly met: ReadonlyMap<OperationId, ReadonlySet<string>>;
  readonly ms: number;
}

export interface Running {
  readonly cases: readonly ContractCase[];
  /** Only cases whose noun and name match. */
  readonly grep?: RegExp | undefined;
}

/** The cases that match an expression, looked for in `noun: name`. */
export const chosen = (cases: readonly ContractCase[], grep: RegExp | undefined): readonly ContractCase[] =>
  grep === undefined ? cases : cases.filter(({ about, name }) => grep.test(`${about}: ${name}`));

/** Cases that run at once in a simulator, where each has a world; elsewhere they come one after another. */
const abreast = 4;

export async function run(target: Target, { cases, grep }: Running): Promise<Outcome> {
  const begun = performance.now();
  const commons: Commons = { sessions: new Map(), made: 0 };
  const met = new Map<OperationId, Set<string>>();
  const results: Result[] = [];
  const waiting = chosen(cases, grep).entries();
  const worker = async (): Promise<void> => {
    // All workers take from the one iterator, so that each case runs once.
    for (const [at, one] of waiting)
      results[at] = await runCase(target, one, commons, (exchange) => remember(met, exchange));
  };
  await Promise.all(Array.from({ length: target.control ? abreast : 1 }, worker));
  await (await commons.world)?.remove();
  const { baseUrl, profile } = target;
  return { target: baseUrl, profile, results, met, ms: performance.now() - begun };
}

function remember(met: Map<OperationId, Set<string>>, { operation, status, code }: Exchange): void {
  const answers = met.get(operation) ?? new Set();
  met.set(operation, answers);
  if (status !== undefined) answers.add(code ?? String(status));
}

async function runCase(
  target: Target,
  { about, name, cites, needs, run: tries }: ContractCase,
  commons: Commons,
  note: (exchange: Exchange) => void,
): Promise<Result> {
  const reasons = needs.flatMap((need) => lacking(target, need) ?? []);
  if (reasons.length > 0) return { about, name, cites, outcome: 'skipped', ms: 0, reasons };
  const begun = performance.now();
  const open = openStage(target, needs, commons);
  let trouble: Trouble | undefined;
  try {
    await tries(open.stage);
    await looksClean(open.world());
    await open.world()?.remove();
  } catch (error) {
    trouble = troubleOf(error, open);
  }
  open.close();
  open.exchanges.forEach(note);
  return {
    about,
    name,
    cites,
    outcome: trouble ? 'departed' : 'passed',
    ms: performance.now() - begun,
    reasons: [],
    ...(trouble && { trouble }),
  };
}

/** Behind the answers of a simulator: nothing broke, and the books add up. */
async function looksClean(world: ControlledWorld | undefined): Promise<void> {
  if (!world) return;
  const { answers } = await world.batch([{ call: 'journal.list' }, { call: 'ledger.audit' }]);
  const [entries, violations] = answers.map(({ body }) => body as readonly { readonly kind?: string }[]);
  const broken = entries?.filter(({ kind }) => kind === 'violation' || kind === 'crash') ?? [];
  if (broken.length > 0) throw new Departure('the journal', 'no violation and no crash', broken);
  if (violations && violations.length > 0) throw new Departure('the ledger', 'clean books', violations);
}

function troubleOf(error: unknown, { exchanges, world }: OpenStage): Trouble {
  const requests = exchanges.map(({ repeat }) => repeat());
  const kept = world();
  const place = { requests, ...(kept && { world: kept.id }) };
  if (error instanceof Departure)
    return { what: error.message, expected: error.expected, came: error.came, ...place };
  // The case itself failed, or the way to the target: no less a reason to look.
  return {
    what: 'the case',
    expected: 'to be tried to its end',
    came: error instanceof Error ? (error.stack ?? error.message) : String(error),
    ...place,
  };
}
