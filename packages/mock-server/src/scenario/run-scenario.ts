/** Runs a scenario and compares the result with its expectations: for tests, the command line and the control API. */
import type { MarketName } from '@wallet/contract/market';
import { problemsOf } from './expectation.ts';
import { createOrigins, worldRules } from './origins.ts';
import { readParams } from './param.ts';
import { createRunner, type Runner } from './runner.ts';
import { resolveReferences } from './reference.ts';
import type { Scenario, ScenarioReport, Step } from './scenario-schema.ts';
import { describeStep, startTimeline } from './scenario-timeline.ts';
import { uncoveredParts } from './coverage.ts';
import { ControlError } from '../world/control-error.ts';

export interface RunOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly market?: MarketName;
}

/** The default moment of a run: noon in Bangkok. */
const defaultMoment = '2026-01-15T12:00:00.000+07:00';

/**
 * Runs the expected steps of a scenario in a new world with a frozen clock. The first step that fails ends the run.
 * Throws a ControlError for invalid parameters, or for another market.
 */
export async function runScenario(scenario: Scenario, options: RunOptions = {}): Promise<ScenarioReport> {
  const { params: values = {}, market } = options;
  const frozenAt = Date.parse(scenario.clock?.frozenAt ?? defaultMoment);
  const origins = createOrigins(worldRules(() => frozenAt));
  const world = origins({ scenario, params: values, market, frozenAt }).fork('scenario');
  startTimeline(world);
  const { steps: expectedSteps = [], ...expected } = scenario.expect ?? {};
  const runner = createRunner(world, readParams(scenario.name, scenario.params ?? {}, values));
  const { steps, problem } = await runSteps(runner, expectedSteps);
  const problems =
    problem === undefined
      ? [...problemsOf(world, resolveReferences(expected, runner.scope)), ...uncoveredParts(world, scenario)]
      : [problem];
  return {
    scenario: scenario.name,
    isMet: problems.length === 0,
    steps,
    problems,
  };
}

async function runSteps(
  runner: Runner,
  steps: readonly Step[],
): Promise<{ readonly steps: number; readonly problem?: string }> {
  for (const [index, step] of steps.entries())
    try {
      await runner.run(step);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      return { steps: index, problem: `expect.steps[${index}], ${describeStep(step)}: ${error.message}` };
    }
  return { steps: steps.length };
}
