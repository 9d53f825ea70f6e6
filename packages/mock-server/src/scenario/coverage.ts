/** Parts of a scenario that its run did not exercise, which are unproven and hint at a typo. */
import { toMoment } from '@wallet/contract/wire/time';
import { isSocketOperation } from '../world/fault.ts';
import type { World } from '../world/world.ts';
import type { Scenario, WhenRule } from './scenario-schema.ts';
import { eventOfRule } from './journal-names.ts';
import { isTimelineEvent, timelineOf } from './scenario-timeline.ts';

/** Returns one text for each uncovered part. */
export function uncoveredParts(world: World, { expect }: Scenario): string[] {
  if (!expect) return ['expect: the scenario proves nothing; say what it does in expect'];
  const expected = new Set(expect.journal?.map(({ name, outcome }) => `${name} ${outcome ?? 'ok'}`));
  return [
    ...world.journal
      .entries()
      .filter(
        ({ name, kind, outcome }) =>
          isTimelineEvent(name) && kind !== 'push' && outcome !== 'ok' && !expected.has(`${name} ${outcome}`),
      )
      .map(({ name, outcome, detail }) => `timeline: ${name} did not happen: ${reasonIn(detail) ?? outcome}`),
    ...timelineOf(world).flatMap(({ rule, seen }, index) =>
      'when' in rule && seen < (rule.nth ?? 1)
        ? [
            `timeline[${index}]: ${rule.when} ${rule.nth === undefined ? neverHappened(world, rule) : `happened ${seen} of ${rule.nth} times`}, so ${eventOfRule(rule)} did not follow`,
          ]
        : [],
    ),
    ...world.eventQueue
      .all()
      .filter(({ name }) => isTimelineEvent(name))
      .map(
        ({ name, dueAt }) =>
          `timeline: ${name} is still to come at ${toMoment(dueAt)}; let the steps wait for it`,
      ),
    ...world.faults.list().flatMap(({ operation, effect, seen, hits, probability }, index) =>
      // A run opens no socket.
      hits > 0 || isSocketOperation(operation) || (probability !== undefined && seen > 0)
        ? []
        : [
            `faults[${index}]: ${effect.type} on ${operation} never happened; ${seen === 0 ? 'the steps make no such call' : `of such calls there were ${seen}`}`,
          ],
    ),
  ];
}

/** Whether the command itself is missing, or its narrowing by `member`, `input` or `outcome` fits no command. */
const neverHappened = (world: World, { when }: WhenRule): string =>
  world.journal.entries().some(({ name }) => name === when)
    ? 'happened, but never as member, input and outcome of the rule say'
    : 'never happened';

const reasonIn = (detail: unknown): string | undefined =>
  typeof detail === 'object' && detail !== null && 'message' in detail ? String(detail.message) : undefined;
