/** Plays a scenario and says whether what it expects came true: the same for tests, the command line and the control API. */
import type { MarketName } from '@wallet/contract/market';
import { problemsOf } from '../scenario/expectation.ts';
import { createOrigins } from '../scenario/origins.ts';
import { readParams } from '../scenario/param.ts';
import type { Player } from '../scenario/player.ts';
import { createPlayer } from '../scenario/player.ts';
import { fill } from '../scenario/reference.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Step } from '../scenario/step.ts';
import { describeStep } from '../scenario/step.ts';
import { beginTimeline } from '../scenario/timeline.ts';
import { unprovenIn } from '../scenario/unproven.ts';
import { Refused } from '../world/refused.ts';

/** What became of a play. */
export interface Report {
  readonly scenario: string;
  readonly isMet: boolean;
  /** Steps that were played. */
  readonly steps: number;
  /** One text for each thing that is not as expected. */
  readonly problems: readonly string[];
  /** What happened, one line of canonical JSON per entry. */
  readonly journal: string;
}

export interface PlayOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly market?: MarketName;
}

/** The moment of a play whose scenario names none: noon in Bangkok. */
const usualMoment = '2026-01-15T12:00:00.000+07:00';

/**
 * Begins a world with the scenario, its clock standing still, plays what it expects an app to do, and judges. A step that
 * does not come out as it says ends the play. Throws a Refused for parameters or a market that cannot be.
 */
export async function playScenario(scenario: Scenario, options: PlayOptions = {}): Promise<Report> {
  const { params: told = {}, market } = options;
  const frozenAt = Date.parse(scenario.clock?.frozenAt ?? usualMoment);
  const origins = createOrigins(() => frozenAt);
  const world = origins({ scenario, params: told, market, frozenAt }).fork('play');
  beginTimeline(world);
  const { play = [], ...expected } = scenario.expect ?? {};
  const player = createPlayer(world, readParams(scenario.name, scenario.params ?? {}, told));
  const { steps, problem } = await playSteps(player, play);
  const problems =
    problem === undefined
      ? [...problemsOf(world, fill(expected, player.scope)), ...unprovenIn(world, scenario)]
      : [problem];
  return {
    scenario: scenario.name,
    isMet: problems.length === 0,
    steps,
    problems,
    journal: world.journal.text(),
  };
}

/** Plays steps until one does not come out as it says. */
async function playSteps(
  player: Player,
  play: readonly Step[],
): Promise<{ readonly steps: number; readonly problem?: string }> {
  for (const [index, step] of play.entries())
    try {
      await player.play(step);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { steps: index, problem: `step ${index + 1}, ${describeStep(step)}: ${error.message}` };
    }
  return { steps: play.length };
}
