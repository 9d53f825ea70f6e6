import { faultEvent, timelineEventOf } from './action-name.ts';
import type { TimelineRule } from './scenario-schema.ts';

/** Returns the name of the event of a rule. */
export const eventOfRule = (rule: TimelineRule): string =>
  'fault' in rule ? faultEvent : timelineEventOf(rule.action);
