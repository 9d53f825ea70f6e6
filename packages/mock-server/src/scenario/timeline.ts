/**
 * What a scenario does by itself: at a time, or after something the app did. The rules are part of the world's state and
 * what they do is on its agenda, so that forks, snapshots, resets and restarts go on with them. A reaction is scheduled in
 * the step of the command it reacts to, and kept or lost with it.
 */
import { members } from '../domains/profile/member.ts';
import { allActions } from '../domains/actions.ts';
import type { Happening } from '../world/command.ts';
import type { Plain, PlainRecord } from '../world/plain.ts';
import { contains, plain } from '../world/plain.ts';
import { Refused } from '../world/refused.ts';
import { hiddenPrefix } from '../world/state.ts';
import type { StateMap } from '../world/state-map.ts';
import type { EventHandlers, World } from '../world/world.ts';
import type { ParamValues } from './param.ts';
import { fill, fillSome } from './reference.ts';
import type { Span } from './span.ts';
import { readSpan } from './span.ts';
import type { ActionName } from './step.ts';
import { runAction } from './step.ts';

interface Deed {
  /** A control action, e.g. `deposit.payQr`. */
  readonly do: ActionName;
  /** What the action is told; `$member`, `$input`, `$answer` and `$param` refer to what happened. */
  readonly with?: PlainRecord;
}

/** So long after the world began. */
interface AfterRule extends Deed {
  readonly after: Span;
}

/** At a moment, ISO 8601 with an offset. */
interface AtRule extends Deed {
  readonly at: string;
}

/** After something happened. */
interface WhenRule extends Deed {
  /** A call of the contract, a control action or an event, by its name: `deposit.createQr`. Readings are not noticed. */
  readonly when: string;
  /** Only this member's, by phone number or id. */
  readonly member?: string;
  /** Only with this among what came along. */
  readonly input?: Plain;
  /** What it came to: `ok` when left out, or a code. */
  readonly outcome?: string;
  /** Only the nth of those, from 1. */
  readonly nth?: number;
  /** How long after it; at once when left out. */
  readonly after?: Span;
}

export type TimelineRule = AfterRule | AtRule | WhenRule;

interface InstalledRule {
  /** With the values of the parameters in it. */
  readonly rule: TimelineRule;
  /** How often what it waits for has happened. */
  readonly seen: number;
}

const installed = ({ state }: World): StateMap<InstalledRule> => state.map(`${hiddenPrefix}timeline.rule`);

/** Events are named by the action they do, so that the journal tells what happened: `scenario.deposit.payQr`. */
export const eventOf = (action: ActionName): string => `scenario.${action}`;

export const isTimelineEvent = (name: string): boolean => Object.hasOwn(timelineEvents, name);

/** The rules of a world in their order, and how often their occasions happened. */
export const timelineOf = (world: World): readonly InstalledRule[] => [...installed(world).values()];

/** Gives a world its rules, which it keeps from now on; `beginTimeline` starts those about time. Needs an open command. */
export function installTimeline(world: World, rules: readonly TimelineRule[], params: ParamValues): void {
  rules.forEach((written, index) => {
    const rule = fillSome(written, { param: params });
    if ('after' in rule && rule.after !== undefined) readSpan(rule.after);
    installed(world).set(String(index), plain({ rule, seen: 0 }, `timeline.${index}`));
  });
}

/** Schedules what is to happen at a time, counted from now. To be called once when a world begins, and after a reset. */
export function beginTimeline(world: World): void {
  const timed = [...installed(world).values()].filter(({ rule }) => !('when' in rule));
  if (timed.length === 0) return;
  world.command({ kind: 'control', name: 'scenario.begin' }, () => {
    for (const { rule } of timed) {
      if ('when' in rule) continue;
      const dueAt = 'at' in rule ? Date.parse(rule.at) : world.clock.now() + readSpan(rule.after);
      schedule(world, rule, dueAt, {});
    }
  });
}

/** Schedules what follows from a command, within its step. */
export function reactByTimeline(world: World, happening: Happening): void {
  const rules = installed(world);
  if (rules.size === 0) return;
  for (const [id, entry] of rules.entries()) {
    const { rule } = entry;
    if (!('when' in rule) || !isAbout(world, rule, happening)) continue;
    const seen = entry.seen + 1;
    rules.set(id, Object.freeze({ ...entry, seen }));
    if (rule.nth !== undefined && rule.nth !== seen) continue;
    const { memberId, input, answer } = happening;
    const delay = rule.after === undefined ? 0 : readSpan(rule.after);
    schedule(world, rule, world.clock.now() + delay, {
      ...(memberId !== undefined && { member: memberId }),
      ...(input !== undefined && { input }),
      ...(answer !== undefined && { answer: bodyOf(answer) }),
    });
  }
}

function isAbout(world: World, rule: WhenRule, { name, outcome, memberId, input }: Happening): boolean {
  if (rule.when !== name || (rule.outcome ?? 'ok') !== outcome) return false;
  if (rule.input !== undefined && !contains(input, rule.input)) return false;
  return rule.member === undefined || (memberId !== undefined && isMember(world, rule.member, memberId));
}

const isMember = (world: World, key: string, id: string): boolean =>
  key === id || members(world).get(id)?.phone === key;

/** A call answers with a status; what it said is its body. */
const bodyOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer
    ? answer.body
    : answer;

/** A reference that names nothing is told by the journal: what the app did stands. */
function schedule(world: World, rule: Deed, dueAt: number, scope: Readonly<Record<string, unknown>>): void {
  try {
    world.eventQueue.at(dueAt, eventOf(rule.do), fill(rule.with ?? {}, scope));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const detail = { message: error.message };
    world.journal.append({
      kind: 'control',
      name: eventOf(rule.do),
      input: rule.with,
      outcome: 'refused',
      detail,
    });
  }
}

/** Does what the rules scheduled. */
export const timelineEvents: EventHandlers = Object.fromEntries(
  allActions.map(({ name }) => [
    eventOf(name as ActionName),
    (world: World, body: PlainRecord) => void runAction(world, name, body),
  ]),
);

/** `when('deposit.createQr').after('20s').do('deposit.payQr', { member: '$member' })` */
export function when(name: string, match: Omit<WhenRule, 'when' | 'after' | keyof Deed> = {}) {
  const what = { when: name, ...match };
  return {
    after: (span: Span) => ({ do: deed({ ...what, after: span }) }),
    do: deed(what),
  };
}

/** `after('30s').do('deposit.reviewSlip', { … })`: so long after the world began. */
export const after = (span: Span) => ({ do: deed({ after: span }) });

/** `at('2026-01-15T13:00:00+07:00').do(…)` */
export const at = (moment: string) => ({ do: deed({ at: moment }) });

const deed =
  <Occasion extends object>(occasion: Occasion) =>
  (action: ActionName, body?: PlainRecord): Occasion & Deed => ({
    ...occasion,
    do: action,
    ...(body && { with: body }),
  });
