/** Runs contract cases against a target and reports their outcomes. */
import type { OperationId } from '@wallet/contract';
import type { ControlledWorld } from '../src/control/control-client.ts';
import type { Exchange } from './caller.ts';
import type { ContractCase } from './case.ts';
import { Unmet } from './capability.ts';
import { Mismatch } from '../src/client/mismatch.ts';
import { openContext, type Shared, type OpenContext } from './context.ts';
import { redactForeignText } from '../src/world/redaction.ts';
import { lacking, type profiles, type Target } from './target.ts';

export interface Problem {
  /** Equal for all cases that fail for the same reason. */
  readonly cause: string;
  readonly what: string;
  readonly expected: string;
  readonly came: string;
  /** The requests of the case, in order, as command lines without secrets. */
  readonly requests: readonly string[];
  /** The world of the case, which is kept for inspection. */
  readonly world?: string;
}

export interface Result {
  readonly about: ContractCase['about'];
  readonly name: string;
  readonly cites: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  /** The reasons for skipping: all missing capabilities. */
  readonly reasons: readonly string[];
  readonly problem?: Problem;
}

export interface Outcome {
  readonly target: string;
  readonly profile: (typeof profiles)[number];
  readonly results: readonly Result[];
  /** Statuses and codes of each call in cases that did not fail. */
  readonly met: ReadonlyMap<OperationId, ReadonlySet<string>>;
  /** Calls with a response that violates the contract. */
  readonly broken: ReadonlySet<OperationId>;
  readonly ms: number;
}

/** Returns the cases whose `noun: name` matches an expression. */
const chosen = (cases: readonly ContractCase[], grep: RegExp | undefined): readonly ContractCase[] =>
  grep === undefined ? cases : cases.filter(({ about, name }) => grep.test(`${about}: ${name}`));

/** Number of concurrent cases in a simulator, where each has a world; elsewhere they run in sequence. */
const concurrency = 4;

/** Runs the cases; `grep` selects some by `noun: name`. After an interrupt, no further case begins. */
export async function run(
  target: Target,
  cases: readonly ContractCase[],
  grep?: RegExp,
  interrupt?: AbortSignal,
): Promise<Outcome> {
  const startedAt = performance.now();
  const shared: Shared = { sessions: new Map() };
  const met = new Map<OperationId, Set<string>>();
  const broken = new Set<OperationId>();
  const results: Result[] = [];
  const waiting = chosen(cases, grep).entries();
  const worker = async (): Promise<void> => {
    // All workers share one iterator, so that each case runs once.
    for (const [at, one] of waiting) {
      if (interrupt?.aborted) return;
      const { result, exchanges } = await runCase(target, one, shared);
      results[at] = result;
      for (const { isSound, operation } of exchanges) if (!isSound) broken.add(operation);
      // A response within a failed case proves nothing.
      if (result.outcome !== 'failed') for (const exchange of exchanges) recordResponse(met, exchange);
    }
  };
  await Promise.all(Array.from({ length: target.control ? concurrency : 1 }, worker));
  await (await shared.world)?.remove();
  const profile = target.control ? 'mock' : 'staging';
  return { target: target.baseUrl, profile, results, met, broken, ms: performance.now() - startedAt };
}

function recordResponse(met: Map<OperationId, Set<string>>, { operation, status, code }: Exchange): void {
  if (status === undefined) return;
  const codes = met.get(operation) ?? new Set();
  met.set(operation, codes.add(code ?? String(status)));
}

async function runCase(
  target: Target,
  contractCase: ContractCase,
  shared: Shared,
): Promise<{ readonly result: Result; readonly exchanges: readonly Exchange[] }> {
  const { about, name, cites, requires } = contractCase;
  const reasons = requires.flatMap((capability) => lacking(target, capability) ?? []);
  const identity = { about, name, cites };
  if (reasons.length > 0)
    return { result: { ...identity, outcome: 'skipped', ms: 0, reasons }, exchanges: [] };
  const startedAt = performance.now();
  const open = openContext(target, requires, shared);
  const ended = await outcomeOf(contractCase, open);
  open.close();
  return { result: { ...identity, ms: performance.now() - startedAt, ...ended }, exchanges: open.exchanges };
}

async function outcomeOf(
  { run: runBody }: ContractCase,
  open: OpenContext,
): Promise<Pick<Result, 'outcome' | 'reasons' | 'problem'>> {
  try {
    await runBody(open.context);
    await requireCleanWorld(open.world());
    await open.world()?.remove();
    return { outcome: 'passed', reasons: [] };
  } catch (error) {
    if (error instanceof Unmet) return { outcome: 'skipped', reasons: [error.message] };
    return { outcome: 'failed', reasons: [], problem: problemOf(error, open) };
  }
}

/** Throws a Mismatch when the journal of a simulator has an internal error, or its ledger a broken invariant. */
async function requireCleanWorld(world: ControlledWorld | undefined): Promise<void> {
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
  if (error instanceof Mismatch) {
    // A backend may repeat a password or a token.
    const [expected, came] = [error.expected, error.came].map(redactForeignText) as [string, string];
    return {
      cause: [error.message, expected, came].join('\n'),
      what: error.message,
      expected,
      came,
      ...place,
    };
  }
  // An error of the case or of the connection is reported as well.
  return {
    cause: String(error),
    what: 'the case',
    expected: 'a run without an error',
    came: error instanceof Error ? (error.stack ?? error.message) : String(error),
    ...place,
  };
}
