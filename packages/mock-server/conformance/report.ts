/** Reports of a run: for people, CI systems and scripts. */
import type { Outcome } from './runner.ts';
import { writeJson } from './report/json-report.ts';
import { writeJUnit } from './report/junit-report.ts';
import { writeText } from './report/text-report.ts';

export const reportNames = ['text', 'junit', 'json'] as const;
export type ReportName = (typeof reportNames)[number];

export const writers: Readonly<Record<ReportName, (outcome: Outcome) => string>> = {
  text: writeText,
  junit: writeJUnit,
  json: writeJson,
};
