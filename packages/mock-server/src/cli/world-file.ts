/** The commands for the file of a world: `open` and `bisect`. */
import { toMoment } from '@wallet/contract/wire/time';
import { bisect, readExpectation } from '../scenario/bisect.ts';
import { worldRules } from '../scenario/origins.ts';
import { invalid } from '../world/control-error.ts';
import { openWorldFile, type OpenedFile } from '../world/world-file.ts';
import type { CommandOutput } from './print.ts';
import { parsed, readJson } from './read-json.ts';

/** Returns the file of `open FILE`. Throws a ControlError. */
export async function openedFile(
  [, file, ...rest]: readonly string[],
  { at, market, dataDirectory }: Omit<OpenedFile, 'file'> & { readonly dataDirectory: string | undefined },
): Promise<OpenedFile> {
  if (file === undefined || rest.length > 0) throw invalid('open takes one file: open FILE [--at N].');
  if (dataDirectory !== undefined) throw invalid('open serves a file in memory: omit --data.');
  return { file: await readJson(file), at, market };
}

/** Runs `bisect FILE --expect JSON`. Its exit code is 0 when there is an entry. Throws a ControlError. */
export async function runBisect(
  file: string | undefined,
  expectation: string | undefined,
): Promise<CommandOutput> {
  if (file === undefined || expectation === undefined)
    throw invalid('bisect takes a file and an expectation: bisect FILE --expect JSON.');
  const expected = readExpectation(parsed('--expect', expectation));
  const world = openWorldFile(worldRules(Date.now), 'file', { file: await readJson(file) });
  const result = bisect(world, expected);
  if (!result.isFound) return { text: result.reason, isOk: false };
  const { entry, problems, changes } = result;
  const who = entry.memberId === undefined ? '' : ` of ${entry.memberId}`;
  const text = [
    `After entry ${entry.n} the expectation fails: ${entry.kind} ${entry.name}${who}, ${entry.outcome}, ${toMoment(entry.at)}`,
    ...(entry.input === undefined ? [] : [`  ${JSON.stringify(entry.input)}`]),
    ...problems,
    'Changed rows:',
    ...changes.flatMap(({ map, key, before, after }) => [
      `  ${map} ${key}`,
      `    - ${JSON.stringify(before)}`,
      `    + ${JSON.stringify(after)}`,
    ]),
  ].join('\n');
  return { text, isOk: true };
}
