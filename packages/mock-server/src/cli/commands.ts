/** The commands of the process that print and end: `list`, `run`, `schema` and `bisect`. */
import type { MarketName } from '@wallet/contract/market';
import { invalid } from '../world/control-error.ts';
import { scenarios, findScenario } from '../scenario/scenarios.ts';
import { readScenario, scenarioJsonSchema } from '../scenario/scenario-json.ts';
import { describeParam } from '../scenario/param.ts';
import { runScenario } from '../scenario/run-scenario.ts';
import type { Scenario } from '../scenario/scenario-schema.ts';
import { readJson } from './read-json.ts';
import type { CommandOutput } from './print.ts';
import { runBisect } from './world-file.ts';

export interface Command {
  /** `list`, `schema`, `run` with a scenario, or `bisect` with a file. */
  readonly words: readonly string[];
  readonly params: Readonly<Record<string, string>>;
  readonly market: MarketName | undefined;
  /** The expectation of `bisect` as JSON. */
  readonly expect?: string | undefined;
}

/** Runs a command. Throws a ControlError, also for an unknown command. */
export async function runCommand({
  words: [word = '', ...rest],
  params,
  market,
  expect,
}: Command): Promise<CommandOutput> {
  const [scenario] = rest;
  if (word === 'list' && rest.length === 0) return { text: listing(), isOk: true };
  if (word === 'schema' && rest.length === 0)
    return { text: JSON.stringify(scenarioJsonSchema(), null, 2), isOk: true };
  if (word === 'bisect' && rest.length < 2) return runBisect(scenario, expect);
  if (word !== 'run' || scenario === undefined || rest.length > 1)
    throw invalid(
      'The commands are list, run NAME|FILE, schema, open FILE, bisect FILE and team; see --help.',
    );
  const report = await runScenario(await loadScenario(scenario), { params, ...(market && { market }) });
  const steps = report.steps === 1 ? 'one step' : `${report.steps} steps`;
  const title = `${report.scenario}: ${report.isMet ? 'as expected' : 'not as expected'} after ${steps}`;
  return { text: [title, ...report.problems].join('\n'), isOk: report.isMet };
}

/** Returns a built-in scenario by name, or one from a .json file. Throws a ControlError. */
export async function loadScenario(nameOrFile: string): Promise<Scenario> {
  if (!nameOrFile.endsWith('.json')) return findScenario(nameOrFile);
  return readScenario(await readJson(nameOrFile));
}

/** Returns `note=INVALID_SLIP` as a record. Throws a ControlError for text without a value. */
export function paramsOf(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw invalid(`--param takes NAME=VALUE, not ${text}.`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

function listing(): string {
  const width = Math.max(...scenarios.map(({ name }) => name.length)) + 2;
  return scenarios
    .flatMap(({ name, title, params = {} }) => [
      `${name.padEnd(width)}${title}`,
      ...Object.entries(params).map(
        ([key, param]) => `${' '.repeat(width)}--param ${describeParam(key, param)}`,
      ),
    ])
    .join('\n');
}
