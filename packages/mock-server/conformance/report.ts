/** Reports of a run: for people, CI systems and scripts. */
import type { Outcome } from './runner.ts';
import { writeJUnit } from './report/junit-report.ts';
import { writeText } from './report/text-report.ts';
import { proofOf } from './report/proof.ts';
import { causesOf, tallyOf } from './report/tally.ts';

export const writeJson = (outcome: Outcome): string => {
  const { target, profile, results, met } = outcome;
  const { openCalls, openRefusals } = proofOf(outcome);
  const report = {
    target,
    profile,
    ...tallyOf(outcome),
    mismatches: causesOf(outcome).map((cases) => ({
      ...cases[0]?.problem,
      cases: cases.map(({ about, name }) => `${about}: ${name}`),
    })),
    notProven: {
      calls: openCalls.map(({ id }) => id),
      refusals: openRefusals.map(({ operation, code }) => `${operation.id} ${code}`),
    },
    results,
    answers: Object.fromEntries([...met].map(([call, codes]) => [call, [...codes].sort()])),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
};

export const writers = { text: writeText, junit: writeJUnit, json: writeJson };
export const reportNames = Object.keys(writers) as (keyof typeof writers)[];
