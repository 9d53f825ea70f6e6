/** `conform`: tests a backend against the contract. */
import { writeFileSync } from 'node:fs';
import { createControl } from '../src/control/control-client.ts';
import { print, printError } from '../src/cli/print.ts';
import { cases } from './cases.ts';
import { readFlags, usage, type Flags } from './flags.ts';
import { isSimulator, openReport, requireReachable, requireSignIns } from './preflight.ts';
import { writers } from './report.ts';
import { tallyOf } from './report/tally.ts';
import { run } from './runner.ts';
import { ControlError } from '../src/world/control-error.ts';
import type { Target } from './target.ts';

/** Milliseconds until a response is late. */
const timeout = 10_000;

async function targetOf(flags: Flags): Promise<Target> {
  const { baseUrl, socketUrl, ...rest } = flags;
  const backend = { baseUrl, timeout };
  await requireReachable(backend);
  const profile = flags.profile ?? ((await isSimulator(backend)) ? 'mock' : 'staging');
  if (profile === 'mock' && !(await isSimulator(backend)))
    throw new ControlError(
      'invalid',
      `No simulator responds at ${baseUrl}: start it, or use --profile staging for another backend.`,
    );
  return {
    ...rest,
    ...backend,
    ...(profile === 'mock' && { control: createControl({ baseUrl }) }),
    ...(socketUrl !== undefined && { socketUrl }),
  };
}

async function conform(flags: Flags): Promise<void> {
  const target = await targetOf(flags);
  await requireSignIns(target);
  const out = flags.out === undefined ? undefined : openReport(flags.out);
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  const outcome = await run(target, cases, flags.grep, interrupted.signal);
  if (outcome.results.length === 0 && !interrupted.signal.aborted)
    throw new ControlError('invalid', 'No case matches --grep.');
  const report = writers[flags.report](outcome);
  if (out === undefined) print(report.trimEnd());
  else writeFileSync(out, report);
  if (interrupted.signal.aborted) process.exitCode = 130;
  if (tallyOf(outcome).failed > 0) process.exitCode = 1;
}

try {
  const flags = readFlags(process.argv.slice(2), process.env);
  if (flags === 'help') print(usage);
  else await conform(flags);
} catch (error) {
  printError(error);
  process.exitCode = 2;
}
