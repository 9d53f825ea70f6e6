/** Cycles of timeline rules without a delay, which would run endlessly. */
import { parseDuration, durationPattern } from './duration.ts';
import type { TimelineRule } from './scenario-schema.ts';
import { eventOfRule } from './timeline-event.ts';

/** Returns the indexes of rules that trigger themselves at the same moment. */
export const rulesInCycles = (rules: readonly TimelineRule[]): readonly number[] =>
  rules.flatMap((rule, number) => (follow(rules, rule, new Set()).has(rule) ? [number] : []));

/** Returns the rules that a rule triggers at the same moment, transitively. */
function follow(
  rules: readonly TimelineRule[],
  rule: TimelineRule,
  found: Set<TimelineRule>,
): ReadonlySet<TimelineRule> {
  for (const next of rules)
    if ('when' in next && next.when === eventOfRule(rule) && isEndless(next) && !found.has(next))
      follow(rules, next, found.add(next));
  return found;
}

/** Whether a rule runs without a delay and without a limit. */
const isEndless = ({ nth, after }: Extract<TimelineRule, { when: string }>): boolean =>
  nth === undefined && (after === undefined || (durationPattern.test(after) && parseDuration(after) === 0));
