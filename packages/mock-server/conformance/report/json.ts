/** The report for scripts. */
import type { Outcome } from '../runner.ts';
import { tallyOf } from './tally.ts';

export const writeJson = (outcome: Outcome): string => {
  const { target, profile, results, met } = outcome;
  const answers = Object.fromEntries([...met].map(([call, codes]) => [call, [...codes].sort()]));
  return `${JSON.stringify({ target, profile, ...tallyOf(outcome), results, answers }, undefined, 2)}\n`;
};
