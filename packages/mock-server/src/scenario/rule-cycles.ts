/** Rules of a timeline that lead to themselves while no time passes: a world with them would never get to an end. */
import { parseDuration, durationPattern } from './duration.ts';
import type { TimelineRule } from './scenario-schema.ts';
import { eventOfRule } from './timeline-event.ts';

/** The numbers of the rules from which one comes back to them at the same moment. */
export const rulesInCycles = (rules: readonly TimelineRule[]): readonly number[] =>
  rules.flatMap((rule, number) => (follow(rules, rule, new Set()).has(rule) ? [number] : []));

/** All rules that act at the moment of one of them, because of it. */
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

/** Whether a rule runs at once, any number of times. Parameters count with their defaults. */
const isEndless = ({ nth, after }: Extract<TimelineRule, { when: string }>): boolean =>
  nth === undefined && (after === undefined || (durationPattern.test(after) && parseDuration(after) === 0));
