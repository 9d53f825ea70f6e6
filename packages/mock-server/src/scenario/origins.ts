/** Worlds that are prepared once and then forked: a scenario with parameters, in a market, at a moment. */
import type { MarketName } from '@wallet/contract/market';
import { domainEvents, seedDemo } from '../domains/demo.ts';
import { demoHistory } from '../domains/statement/statement.seed.ts';
import { addFault } from '../domains/fault.ts';
import { processSecrets } from '../http/process-secrets.ts';
import { canonical } from '../world/plain.ts';
import { ControlError } from '../world/control-error.ts';
import type { HistoryLimits } from '../world/history.ts';
import { hiddenPrefix } from '../world/state.ts';
import type { StateMap } from '../world/state-map.ts';
import type { World, WorldRules } from '../world/world.ts';
import { createWorld } from '../world/create-world.ts';
import { findScenario } from './scenarios.ts';
import { readParams, type ParamValues } from './param.ts';
import { createRunner, within } from './runner.ts';
import { resolveReferences } from './reference.ts';
import { parseDuration } from './duration.ts';
import type { GivenStep, Scenario } from './scenario-schema.ts';
import { describeStep, installTimeline, runTimelineRules, timelineEvents } from './scenario-timeline.ts';

export interface OriginRequest {
  /** The name of a built-in scenario, or an object. Default: `default`. */
  readonly scenario?: string | Scenario | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** Default: the market of the scenario, else Thailand. */
  readonly market?: MarketName | undefined;
  /** Epoch milliseconds of a frozen clock. Default: the scenario's setting, else a live clock. */
  readonly frozenAt?: number | undefined;
}

/** Returns the cached origin of a request, or prepares it. Throws a ControlError. */
export type Origins = (request: OriginRequest) => World;

export const worldRules = (
  realNow: () => number,
  secretSource = processSecrets,
  history: HistoryLimits = {},
): WorldRules => ({
  realNow,
  secretSource,
  history,
  handlers: { ...domainEvents, ...timelineEvents },
  onCommand: runTimelineRules,
});

const mostOrigins = 24;

/** The seed is that of the scenario by default. */
export function createOrigins(rules: WorldRules, seed?: string): Origins {
  const { realNow } = rules;
  const prepared = new Map<string, World>();
  return ({ scenario: choice = 'default', params: values = {}, market: requested, frozenAt: moment }) => {
    const scenario = typeof choice === 'string' ? findScenario(choice) : choice;
    const params = readParams(scenario.name, scenario.params ?? {}, values);
    const market = marketOf(scenario, requested);
    const frozenAt = moment ?? (scenario.clock && Date.parse(scenario.clock.frozenAt));
    const key = canonical([choice, params, market, frozenAt ?? null]);
    const known = prepared.get(key);
    if (known && !isOver(known)) return known;
    const origin = createWorld({
      ...rules,
      id: 'origin',
      seed: seed ?? scenario.seed ?? scenario.name,
      market,
      clock: { mode: 'frozen', at: (frozenAt ?? realNow()) - historyOf(scenario, params) },
      prepare(world) {
        arrange(world, scenario, params);
        world.advance({ to: Math.max(frozenAt ?? realNow(), world.clock.now()) });
        if (frozenAt === undefined) world.clock.resume();
      },
    });
    const [oldest] = prepared.keys();
    if (prepared.size >= mostOrigins && oldest !== undefined) prepared.delete(oldest);
    prepared.set(key, origin);
    return origin;
  };
}

/** Whether an event of the origin is due, so that the origin must be prepared again. */
const isOver = ({ clock, eventQueue }: World): boolean => (eventQueue.nextDueAt() ?? Infinity) <= clock.now();

function marketOf({ name, market: own }: Scenario, requested: MarketName | undefined): MarketName {
  if (own !== undefined && requested !== undefined && own !== requested)
    throw new ControlError('invalid', `The scenario ${name} is one of ${own}, not of ${requested}.`);
  return requested ?? own ?? 'thailand';
}

/** Returns the milliseconds that the `given` steps of a scenario take. */
function historyOf({ members = 'demo', given = [] }: Scenario, params: ParamValues): number {
  const waits = given.flatMap((step) => ('wait' in step && step.wait !== 'next' ? [step.wait] : []));
  const lasts = waits.reduce(
    (sum, wait) => sum + parseDuration(resolveReferences(wait, { param: params })),
    0,
  );
  return lasts + (members === 'demo' ? demoHistory : 0);
}

export interface StartedScenario {
  readonly name: string;
  readonly title: string;
}

const startedScenarios = ({ state }: World): StateMap<StartedScenario> =>
  state.map(`${hiddenPrefix}scenario`);

export const startedScenario = (world: World): StartedScenario | undefined =>
  startedScenarios(world).get('begun');

function arrange(world: World, scenario: Scenario, params: ParamValues): void {
  const { members = 'demo', given = [], timeline = [], faults = [] } = scenario;
  if (members === 'demo') seedDemo(world);
  arrangeSteps(world, given, params);
  faults.forEach((rule, index) =>
    within(`faults[${index}]`, () => addFault(world, resolveReferences(rule, { param: params }))),
  );
  world.command({ kind: 'control', name: 'scenario.timeline' }, () => {
    installTimeline(world, timeline, params);
    startedScenarios(world).set('begun', Object.freeze({ name: scenario.name, title: scenario.title }));
  });
}

function arrangeSteps(world: World, steps: readonly GivenStep[], params: ParamValues): void {
  const runner = createRunner(world, params);
  steps.forEach((step, index) =>
    within(`given[${index}], ${describeStep(step)}`, () => runner.arrange(step)),
  );
}
