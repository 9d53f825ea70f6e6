/**
 * The timeline of a scenario: actions at a time, or after a command. Rules are part of the state, and their actions are
 * events, so that forks, snapshots, resets and restarts continue them. A reaction is scheduled and committed together
 * with the command that triggers it.
 */
import { toMoment } from '@wallet/contract/wire/time';
import { encodeActionResult, readInput, type Action } from '../domains/action.ts';
import { allActions } from '../domains/actions.ts';
import { addFault } from '../domains/fault.ts';
import { phoneOf } from '../domains/row-lookup.ts';
import type { CommandInfo, CompletedCommand } from '../world/command.ts';
import type { FaultRule } from '../world/fault-schema.ts';
import { contains, isRecord, plain, type Plain, type PlainRecord } from '../world/plain.ts';
import { ControlError } from '../world/control-error.ts';
import { hiddenPrefix } from '../world/state.ts';
import type { StateMap } from '../world/state-map.ts';
import type { EventHandlers, World } from '../world/world.ts';
import type { ParamValues } from './param.ts';
import { resolveReferences, resolveKnownReferences } from './reference.ts';
import { eventOfRule, faultEvent, timelineEventOf, type ActionName } from './journal-names.ts';
import { parseDuration } from './duration.ts';
import type { TimelineRule, WhenRule, Step } from './scenario-schema.ts';

interface InstalledRule {
  /** The rule with its parameters resolved. */
  readonly rule: TimelineRule;
  /** The number of matching commands so far. */
  readonly seen: number;
}

const installed = ({ state }: World): StateMap<InstalledRule> => state.map(`${hiddenPrefix}timeline.rule`);

export const isTimelineEvent = (name: string): boolean => Object.hasOwn(timelineEvents, name);

export const timelineOf = (world: World): readonly InstalledRule[] => [...installed(world).values()];

/** Adds rules to the state of a world. `startTimeline` starts the timed ones. Needs an open command. */
export function installTimeline(world: World, rules: readonly TimelineRule[], params: ParamValues): void {
  rules.forEach((written, index) => {
    const rule = resolveKnownReferences(written, { param: params });
    if ('after' in rule && rule.after !== undefined) parseDuration(rule.after);
    if ('for' in rule && rule.for !== undefined) parseDuration(rule.for);
    installed(world).set(String(index), plain({ rule, seen: 0 }, `timeline.${index}`));
  });
}

/** Schedules the timed actions from now. Called once for a new world, and after a reset. */
export function startTimeline(world: World): void {
  const timed = timelineOf(world).flatMap(({ rule }) => ('when' in rule ? [] : [rule]));
  if (timed.length === 0) return;
  world.command({ kind: 'control', name: 'scenario.begin' }, () => {
    for (const rule of timed) {
      const dueAt = 'at' in rule ? Date.parse(rule.at) : world.clock.now() + parseDuration(rule.after);
      schedule(world, rule, dueAt, {});
    }
  });
}

/** Schedules the reactions to a command, within its transaction. */
export function runTimelineRules(world: World, completed: CompletedCommand): void {
  const rules = installed(world);
  if (rules.size === 0) return;
  for (const [id, entry] of rules.entries()) {
    const { rule } = entry;
    if (!('when' in rule) || !isAbout(world, rule, completed)) continue;
    const seen = entry.seen + 1;
    rules.set(id, Object.freeze({ ...entry, seen }));
    if (rule.nth !== undefined && rule.nth !== seen) continue;
    const { info, result } = completed;
    const member = memberOf(info);
    const delay = rule.after === undefined ? 0 : parseDuration(rule.after);
    schedule(world, rule, world.clock.now() + delay, {
      ...(member !== undefined && { member }),
      ...(info.input !== undefined && { input: info.input }),
      ...(result !== undefined && { answer: bodyOf(result) }),
    });
  }
}

function isAbout(world: World, rule: WhenRule, { info, outcome }: CompletedCommand): boolean {
  const { name, input } = info;
  if (rule.when !== name || (rule.outcome ?? 'ok') !== outcome) return false;
  if (rule.input !== undefined && !contains(input, rule.input)) return false;
  return rule.member === undefined || phoneOf(world, rule.member) === phoneOf(world, memberOf(info) ?? '');
}

/** Returns the caller, or the member that an action names, by id or phone number. */
function memberOf({ memberId, input }: CommandInfo): string | undefined {
  const named = isRecord(input) ? input['member'] : undefined;
  return memberId ?? (typeof named === 'string' ? named : undefined);
}

/** Returns the body of a response, or the result of an action. */
const bodyOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'status' in result && 'body' in result
    ? result.body
    : result;

/** Schedules a rule. An unresolved reference is journalled, and the triggering command stays committed. */
function schedule(
  world: World,
  rule: TimelineRule,
  dueAt: number,
  scope: Readonly<Record<string, unknown>>,
): void {
  const name = eventOfRule(rule);
  const body = bodyOfEvent(rule);
  try {
    world.eventQueue.at(dueAt, name, resolveReferences(body, scope));
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    const detail = { message: error.message };
    world.journal.append({ kind: 'control', name, input: body, outcome: 'refused', detail });
  }
}

const bodyOfEvent = (rule: TimelineRule): PlainRecord =>
  'fault' in rule
    ? { fault: rule.fault as unknown as Plain, ...(rule.for !== undefined && { for: rule.for }) }
    : (rule.params ?? {});

interface FaultEventBody {
  readonly fault: FaultRule;
  readonly for?: string;
}

export const timelineEvents: EventHandlers = {
  ...Object.fromEntries(
    allActions.map((action) => [
      timelineEventOf(action.name as ActionName),
      (world: World, body: PlainRecord) => runAction(world, action, body),
    ]),
  ),
  [faultEvent](world: World, { fault, for: lasts }: FaultEventBody) {
    const until = lasts === undefined ? undefined : toMoment(world.clock.now() + parseDuration(lasts));
    addFault(world, until === undefined ? fault : { ...fault, until });
  },
};

export function describeStep(step: Step): string {
  if ('wait' in step) return `wait ${step.wait}`;
  if ('mark' in step) return `mark ${step.mark}`;
  if ('rewind' in step) return `rewind ${step.rewind}`;
  if ('action' in step) return `action ${step.action}`;
  if ('together' in step) return `${step.together.length} calls together`;
  return `call ${step.call}${step.as === undefined ? '' : ` as ${step.as}`}`;
}

/** Runs an action inside the open command. Throws a ControlError or a DomainError. */
function runAction(world: World, action: Action, body: unknown): void {
  const input = readInput(action.name, 'params', action.body, body);
  encodeActionResult(action.name, action.result, action.run(world, input));
}
