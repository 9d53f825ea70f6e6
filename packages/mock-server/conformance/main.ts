/** `conform`: tries a backend against the contract. */
import { writeFileSync } from 'node:fs';
import { createControl } from '../src/control/client.ts';
import { print } from '../src/play/print.ts';
import { cases } from './cases.ts';
import type { Flags } from './flags.ts';
import { describeNeeds, readFlags, Refused, usage } from './flags.ts';
import { writers } from './report.ts';
import { chosen, run } from './runner.ts';
import type { Target } from './target.ts';

/** Whether a control API answers there. */
async function hasControl(url: string): Promise<boolean> {
  try {
    await createControl({ baseUrl: url }).worlds.list();
    return true;
  } catch {
    return false;
  }
}

async function targetOf(flags: Flags): Promise<Target> {
  const { baseUrl, controlUrl, socketUrl, members, allowsEffects, without, linkSecret, timeout } = flags;
  const profile = flags.profile ?? ((await hasControl(controlUrl)) ? 'mock' : 'staging');
  if (profile === 'mock' && !(await hasControl(controlUrl)))
    throw new Refused(
      `No simulator answers at ${controlUrl}: is it running? Any other backend is --profile staging.`,
    );
  return {
    baseUrl,
    profile,
    ...(profile === 'mock' && { control: createControl({ baseUrl: controlUrl }) }),
    ...(socketUrl !== undefined && { socketUrl }),
    members,
    allowsEffects,
    without,
    linkSecret,
    timeout,
  };
}

/** Nothing is more confusing than four hundred cases that all cannot connect. */
async function refuseUnreachable({ baseUrl, timeout }: Target): Promise<void> {
  try {
    await fetch(baseUrl, { signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Refused(`Nothing answers at ${baseUrl}: ${cause instanceof Error ? cause.message : message}.`);
  }
}

function list(grep: RegExp | undefined): void {
  for (const { about, name, needs, cites } of chosen(cases, grep))
    print(`${about}: ${name} [${needs.join(', ') || 'nothing'}] (${cites})`);
  print(`\nWhat a target may lack:\n${describeNeeds()}`);
}

async function conform(flags: Flags): Promise<void> {
  if (flags.isList) return list(flags.grep);
  const target = await targetOf(flags);
  await refuseUnreachable(target);
  const outcome = await run(target, { cases, grep: flags.grep });
  if (outcome.results.length === 0) throw new Refused('No case matches --grep; --list shows them.');
  const report = writers[flags.report](outcome);
  if (flags.out === undefined) print(report.trimEnd());
  else writeFileSync(flags.out, report);
  process.exitCode = outcome.results.some(({ outcome: end }) => end === 'departed') ? 1 : 0;
}

try {
  const flags = readFlags(process.argv.slice(2), process.env);
  if (flags === 'help') print(usage);
  else await conform(flags);
} catch (error) {
  const isExpected = error instanceof Refused;
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 2;
}
