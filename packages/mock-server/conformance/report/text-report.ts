/** The report for people. */
import type { Outcome, Result } from '../runner.ts';
import { groupBy, proofOf } from './proof.ts';
import { causesOf, tallyOf } from './tally.ts';

export function writeText(outcome: Outcome): string {
  const { target, profile, results } = outcome;
  const causes = causesOf(outcome);
  return [
    `${target}, profile ${profile}`,
    '',
    ...[...groupBy(results, ({ about }) => about)].flatMap(([about, cases]) => [
      about,
      ...cases.flatMap((result) => lineOf(result, causes)),
      ...notTried(cases),
      '',
    ]),
    ...causes.flatMap((cases, at) => [...causeLines(cases, at + 1), '']),
    ...openLines(outcome),
    ...summary(outcome),
    '',
  ].join('\n');
}

function lineOf(result: Result, causes: readonly (readonly Result[])[]): readonly string[] {
  if (result.outcome === 'skipped') return [];
  if (result.outcome === 'passed') return [`  ✓ ${result.name}`];
  return [`  ✗ ${result.name} (mismatch ${causes.findIndex((cases) => cases.includes(result)) + 1})`];
}

function notTried(cases: readonly Result[]): readonly string[] {
  const count = cases.filter(({ outcome }) => outcome === 'skipped').length;
  return count === 0 ? [] : [`  – ${count} not tried`];
}

/** Maximum requests of a failed case; the last ones are shown. */
const shownRequests = 6;
/** Maximum case names of one cause. */
const shownCases = 5;

function causeLines(cases: readonly Result[], number: number): readonly string[] {
  const [first] = cases;
  if (!first?.problem) return [];
  const { what, expected, came, requests, world } = first.problem;
  const hidden = requests.length - shownRequests;
  const others = cases.slice(1);
  return [
    `Mismatch ${number}, in ${counted(cases.length, 'case')}: ${what}`,
    `      expected: ${expected}`,
    `      came:     ${came}`,
    `      see:      ${first.cites}`,
    `      case:     ${first.about}: ${first.name}`,
    ...others.slice(0, shownCases).map(({ about, name }) => `      also:     ${about}: ${name}`),
    ...(others.length > shownCases ? [`      and ${others.length - shownCases} more`] : []),
    ...(world === undefined ? [] : [`      its world ${world} is left as it was`]),
    ...(requests.length > 0 ? ['      requests, the last one last:'] : []),
    ...(hidden > 0 ? [`        (${hidden} before these)`] : []),
    ...requests.slice(-shownRequests).map((request) => `        ${request}`),
  ];
}

/** Number of calls from which an unproven code is listed with a count only. */
const manyCalls = 6;

function openLines(outcome: Outcome): readonly string[] {
  const { calls, openCalls, refusals, openRefusals } = proofOf(outcome);
  const skipped = outcome.results.filter((result) => result.outcome === 'skipped');
  const byCode = [...groupBy(openRefusals, ({ code }) => code)];
  const common = byCode.filter(([, open]) => open.length >= manyCalls);
  const rest = openRefusals.filter(({ code }) => !common.some(([name]) => name === code));
  const reasons = [
    ...groupBy(
      skipped.flatMap((result) => result.reasons),
      (reason) => reason,
    ),
  ];
  return [
    ...section(
      `Not proven: ${openCalls.length} of ${calls} calls`,
      [...groupBy(openCalls, ({ noun }) => noun)].map(
        ([noun, open]) => `  ${noun}: ${open.map(({ id }) => id.slice(noun.length + 1)).join(', ')}`,
      ),
    ),
    ...section(`Not proven: ${openRefusals.length} of ${refusals} refusals`, [
      ...common.map(([code, open]) => `  ${code} of ${open.length} calls`),
      ...[...groupBy(rest, ({ operation }) => operation.id)].map(
        ([id, open]) => `  ${id}: ${open.map(({ code }) => code).join(', ')}`,
      ),
    ]),
    ...section(
      `Not tried: ${skipped.length} of ${outcome.results.length} rules; a case may lack several things`,
      reasons.map(([reason, all]) => `  ${String(all.length).padStart(4)}  ${reason}`),
    ),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [title, ...lines, ''] : [];

function summary(outcome: Outcome): readonly string[] {
  const tally = tallyOf(outcome);
  const { rules, passed, failed, skipped, causes, seconds } = tally;
  const { calls, provenCalls, refusals, provenRefusals } = tally;
  return [
    failed === 0
      ? `No mismatch in what was tried (${seconds} s).`
      : `${counted(causes, 'mismatch', 'mismatches')} in ${counted(failed, 'case')} (${seconds} s).`,
    `Proven: ${provenCalls} of ${calls} calls, ${provenRefusals} of ${refusals} refusals, ${passed} of ${rules} rules.`,
    ...(skipped === 0 ? [] : ['All that is listed as not proven or not tried may still be wrong.']),
  ];
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
