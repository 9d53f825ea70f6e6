/** Runs contract cases against a target and reports their outcomes. */
import type { OperationId } from '@wallet/contract';
import type { ControlledWorld } from '../src/control/control-client.ts';
import type { Exchange } from './caller.ts';
import type { ContractCase } from './case.ts';
import { Unmet } from './capability.ts';
import { causeOf, Mismatch } from '../src/client/mismatch.ts';
import type { Shared, OpenContext } from './context.ts';
import { openContext } from './context.ts';
import type { Target } from './target.ts';
import { lacking } from './target.ts';

/** A mismatch, for a reader who was not there. */
export interface Problem {
  /** The same for all cases that fail for one reason. */
  readonly cause: string;
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
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  /** Why it was not tried: everything it lacks. */
  readonly reasons: readonly string[];
  readonly problem?: Problem;
}

export interface Outcome {
  readonly target: string;
  readonly profile: Target['profile'];
  readonly results: readonly Result[];
  /** Statuses and codes each call answered in cases that did not fail. */
  readonly met: ReadonlyMap<OperationId, ReadonlySet<string>>;
  /** Calls that answered something the contract does not allow. */
  readonly broken: ReadonlySet<OperationId>;
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
  const shared: Shared = { sessions: new Map(), moved: 0, made: 0 };
  const met = new Map<OperationId, Set<string>>();
  const broken = new Set<OperationId>();
  const results: Result[] = [];
  const waiting = chosen(cases, grep).entries();
  const worker = async (): Promise<void> => {
    // All workers take from the one iterator, so that each case runs once.
    for (const [at, one] of waiting) {
      const { result, exchanges } = await runCase(target, one, shared);
      results[at] = result;
      for (const { isSound, operation } of exchanges) if (!isSound) broken.add(operation);
      // An answer within a case that failed proves nothing.
      if (result.outcome !== 'failed') for (const exchange of exchanges) remember(met, exchange);
    }
  };
  await Promise.all(Array.from({ length: target.control ? abreast : 1 }, worker));
  await (await shared.world)?.remove();
  const { baseUrl, profile } = target;
  return { target: baseUrl, profile, results, met, broken, ms: performance.now() - begun };
}

function remember(met: Map<OperationId, Set<string>>, { operation, status, code }: Exchange): void {
  const answers = met.get(operation) ?? new Set();
  met.set(operation, answers);
  if (status !== undefined) answers.add(code ?? String(status));
}

async function runCase(
  target: Target,
  { about, name, cites, requires, run: tries }: ContractCase,
  shared: Shared,
): Promise<{ readonly result: Result; readonly exchanges: readonly Exchange[] }> {
  const reasons = requires.flatMap((capability) => lacking(target, capability) ?? []);
  const named = { about, name, cites };
  if (reasons.length > 0) return { result: { ...named, outcome: 'skipped', ms: 0, reasons }, exchanges: [] };
  const begun = performance.now();
  const open = openContext(target, requires, shared);
  const ended = await endOf(tries, open);
  open.close();
  return { result: { ...named, ms: performance.now() - begun, ...ended }, exchanges: open.exchanges };
}

/** How a case ends. */
async function endOf(
  tries: ContractCase['run'],
  open: OpenContext,
): Promise<Pick<Result, 'outcome' | 'reasons' | 'problem'>> {
  try {
    await tries(open.context);
    await looksClean(open.world());
    await open.world()?.remove();
    return { outcome: 'passed', reasons: [] };
  } catch (error) {
    if (error instanceof Unmet) return { outcome: 'skipped', reasons: [error.message] };
    return { outcome: 'failed', reasons: [], problem: problemOf(error, open) };
  }
}

/** Behind the answers of a simulator: nothing broke, and the ledger adds up. */
async function looksClean(world: ControlledWorld | undefined): Promise<void> {
  if (!world) return;
  const { answers } = await world.batch([{ call: 'journal.list' }, { call: 'ledger.audit' }]);
  const [entries, violations] = answers.map(({ body }) => body as readonly { readonly kind?: string }[]);
  const broken = entries?.filter(({ kind }) => kind === 'violation' || kind === 'crash') ?? [];
  if (broken.length > 0) throw new Mismatch('the journal', 'no violation and no crash', broken);
  if (violations && violations.length > 0)
    throw new Mismatch('the ledger', 'no broken invariant', violations);
}

function problemOf(error: unknown, { exchanges, world }: OpenContext): Problem {
  const requests = exchanges.map(({ repeat }) => repeat());
  const kept = world();
  const place = { requests, ...(kept && { world: kept.id }) };
  if (error instanceof Mismatch)
    return {
      cause: causeOf(error),
      what: error.message,
      expected: error.expected,
      came: error.came,
      ...place,
    };
  // The case itself failed, or the way to the target: no less a reason to look.
  return {
    cause: String(error),
    what: 'the case',
    expected: 'to be tried to its end',
    came: error instanceof Error ? (error.stack ?? error.message) : String(error),
    ...place,
  };
}
