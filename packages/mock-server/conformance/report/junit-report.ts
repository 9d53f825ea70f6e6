/** The report for CI systems: JUnit's XML. */
import type { Outcome, Result } from '../runner.ts';
import { groupBy, proofOf } from './proof.ts';
import { causesOf, tallyOf } from './tally.ts';

export function writeJUnit(outcome: Outcome): string {
  const { results } = outcome;
  const { failed, skipped, seconds, ...counts } = tallyOf(outcome);
  const { openCalls, openRefusals } = proofOf(outcome);
  const causes = causesOf(outcome);
  const properties = {
    ...counts,
    notProvenCalls: openCalls.map(({ id }) => id).join(' '),
    notProvenRefusals: openRefusals.map(({ operation, code }) => `${operation.id}:${code}`).join(' '),
  };
  const suites = [...groupBy(results, ({ about }) => about)].map(([about, cases]) =>
    suiteOf(about, cases, causes),
  );
  const totals = `tests="${results.length}" failures="${failed}" skipped="${skipped}" time="${seconds}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conform" ${totals}>`,
    '  <properties>',
    ...Object.entries(properties).map(
      ([name, value]) => `    <property name="${name}" value="${xmlText(String(value))}"/>`,
    ),
    '  </properties>',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteOf(about: string, results: readonly Result[], causes: readonly (readonly Result[])[]): string {
  const count = (wanted: Result['outcome']): number =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return [
    `  <testsuite name="${xmlText(about)}" tests="${results.length}" failures="${count('failed')}" skipped="${count('skipped')}">`,
    ...results.map((result) => caseOf(result, causes.findIndex((cases) => cases.includes(result)) + 1)),
    '  </testsuite>',
  ].join('\n');
}

function caseOf({ about, name, cites, ms, outcome, reasons, problem }: Result, cause: number): string {
  const head = `    <testcase classname="${xmlText(about)}" name="${xmlText(name)}" time="${(ms / 1_000).toFixed(3)}"`;
  if (outcome === 'skipped') return `${head}><skipped message="${xmlText(reasons.join('; '))}"/></testcase>`;
  if (!problem) return `${head}/>`;
  const { what, expected, came, requests } = problem;
  const lines = [`expected: ${expected}`, `came: ${came}`, `see: ${cites}`, ...requests].join('\n');
  return `${head}><failure type="mismatch ${cause}" message="${xmlText(what)}">${xmlText(lines)}</failure></testcase>`;
}

/** Escapes text for XML, without characters that XML forbids. */
export const xmlText = (text: string): string =>
  [...text]
    .filter((letter) => /[^\p{Cc}\p{Cs}\uFFFE\uFFFF]|[\t\n\r]/u.test(letter))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
