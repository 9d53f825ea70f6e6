/** The report for people. */
import type { Outcome, Result } from '../runner.ts';
import { tallyOf } from './tally.ts';

const marks = { passed: '✓', departed: '✗', skipped: '–' } as const;

export function writeText(outcome: Outcome): string {
  const { target, profile, results } = outcome;
  const lines = [`${target}, profile ${profile}`, ''];
  for (const about of new Set(results.map((result) => result.about)))
    lines.push(about, ...results.filter((result) => result.about === about).flatMap(linesOf), '');
  const { passed, departed, skipped, seconds, answered, calls, codesMet, codes } = tallyOf(outcome);
  return [
    ...lines,
    `${answered} of ${calls} calls answered, ${codesMet} of their ${codes} refusals met`,
    `${passed} passed, ${departed} departed, ${skipped} skipped (${seconds} s)`,
    '',
  ].join('\n');
}

/** Requests that are shown of a case that departed: the last ones. */
const shownRequests = 6;

function linesOf({ outcome, name, cites, reasons, trouble }: Result): string[] {
  const line = `  ${marks[outcome]} ${name}`;
  if (outcome === 'skipped') return [`${line} (${reasons.join('; ')})`];
  if (!trouble) return [line];
  const { what, expected, came, requests, world } = trouble;
  const hidden = requests.length - shownRequests;
  return [
    line,
    `      ${what}`,
    `      expected: ${expected}`,
    `      came:     ${came}`,
    `      see:      ${cites}`,
    ...(world === undefined ? [] : [`      its world ${world} is left as it was`]),
    ...(requests.length > 0 ? ['      requests, the last one last:'] : []),
    ...(hidden > 0 ? [`        (${hidden} before these)`] : []),
    ...requests.slice(-shownRequests).map((request) => `        ${request}`),
  ];
}
