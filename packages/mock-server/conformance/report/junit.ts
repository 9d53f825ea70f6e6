/** The report for CI systems: JUnit's XML. */
import type { Outcome, Result } from '../runner.ts';
import { tallyOf } from './tally.ts';

export function writeJUnit(outcome: Outcome): string {
  const { results } = outcome;
  const { departed, skipped, seconds } = tallyOf(outcome);
  const suites = [...new Set(results.map(({ about }) => about))].map((about) =>
    suiteOf(
      about,
      results.filter((result) => result.about === about),
    ),
  );
  const counts = `tests="${results.length}" failures="${departed}" skipped="${skipped}" time="${seconds}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conform" ${counts}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteOf(about: string, results: readonly Result[]): string {
  const count = (wanted: Result['outcome']): number =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return [
    `  <testsuite name="${escaped(about)}" tests="${results.length}" failures="${count('departed')}" skipped="${count('skipped')}">`,
    ...results.map(caseOf),
    '  </testsuite>',
  ].join('\n');
}

function caseOf({ about, name, cites, ms, outcome, reasons, trouble }: Result): string {
  const head = `    <testcase classname="${escaped(about)}" name="${escaped(name)}" time="${(ms / 1_000).toFixed(3)}"`;
  if (outcome === 'skipped') return `${head}><skipped message="${escaped(reasons.join('; '))}"/></testcase>`;
  if (!trouble) return `${head}/>`;
  const { what, expected, came, requests } = trouble;
  const told = [`expected: ${expected}`, `came: ${came}`, `see: ${cites}`, ...requests].join('\n');
  return `${head}><failure message="${escaped(what)}">${escaped(told)}</failure></testcase>`;
}

/** Text within XML; characters that XML knows no way to write are left out. */
const escaped = (text: string): string =>
  [...text]
    .filter((letter) => /[^\p{Cc}\p{Cs}\uFFFE\uFFFF]|[\t\n\r]/u.test(letter))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
