import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scenarioJsonSchema } from '../scenario/scenario-json.ts';
import { scenarios } from '../scenario/scenarios.ts';
import { runCommand, paramsOf, loadScenario } from './commands.ts';

const ask = (...words: string[]) => runCommand({ words, params: {}, market: undefined });

/** Writes a file for the time of a test. Returns its path. */
function fileOf(text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'scenario-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'mine.json');
  writeFileSync(file, text);
  return file;
}

describe('the command line', () => {
  it('lists the scenarios', async () => {
    const { text, isOk } = await ask('list');
    expect(isOk).toBe(true);
    for (const { name, title } of scenarios)
      expect(text).toMatch(new RegExp(`^${name} +${title.slice(0, 20)}`, 'm'));
  });

  it('reads a file that begins with a byte order mark', async () => {
    const mine = { name: 'mine', title: 'Time passes.', expect: { steps: [{ wait: '1s' }] } };
    const file = fileOf(`\uFEFF${JSON.stringify(mine)}`);
    expect(await ask('run', file)).toEqual({ text: 'mine: as expected after one step', isOk: true });
  });

  it('runs a scenario, built-in or from a file', async () => {
    expect(await ask('run', 'default')).toEqual({ text: 'default: as expected after one step', isOk: true });
    const wrong = {
      name: 'wrong',
      title: 'The balance of the rich member differs.',
      expect: { steps: [], balances: [{ member: demoPhones.rich, account: 'wallet', is: 1 }] },
    };
    expect(await ask('run', fileOf(JSON.stringify(wrong)))).toEqual({
      text: `wrong: not as expected after 0 steps\nbalances: expected wallet of ${demoPhones.rich} to be 1, it is 25000`,
      isOk: false,
    });
  });

  it('prints the JSON schema of scenario files', async () => {
    const { text } = await ask('schema');
    const schema = JSON.parse(text) as { required: string[]; properties: Record<string, unknown> };
    expect(schema.required).toEqual(['name', 'title']);
    expect(Object.keys(schema.properties)).toContain('timeline');
    expect(text).toContain('deposit.payQr');
  });

  it('rejects unknown commands and invalid files', async () => {
    await expect(ask('run')).rejects.toThrow('run NAME|FILE');
    await expect(ask('list', 'more')).rejects.toThrow(/^The commands are list, .* bisect FILE and team;/);
    await expect(loadScenario('nowhere/mine.json')).rejects.toThrow('nowhere/mine.json cannot be read');
    await expect(loadScenario(fileOf('{'))).rejects.toThrow('is not valid JSON');
    await expect(loadScenario(fileOf('{"name":"x"}'))).rejects.toThrow('title: ');
  });

  it('parses parameters', () => {
    expect(paramsOf(['note=A=B', 'delay='])).toEqual({ note: 'A=B', delay: '' });
    expect(() => paramsOf(['note'])).toThrow('--param takes NAME=VALUE, not note.');
  });
});

it('describes each field of its JSON schema by its own sentence', () => {
  const { properties = {}, $defs = {} } = scenarioJsonSchema();
  const descriptionsOf = (schema: unknown): unknown[] => {
    const {
      description,
      $ref,
      anyOf = [],
    } = schema as { description?: string; $ref?: string; anyOf?: object[] };
    const target = $ref === undefined ? [] : descriptionsOf($defs[$ref.replace('#/$defs/', '')]);
    return [...(description === undefined ? [] : [description]), ...target, ...anyOf.flatMap(descriptionsOf)];
  };
  expect(descriptionsOf(properties['title'])).toEqual(['A description in one line.']);
  expect(descriptionsOf(properties['seed'])).toEqual(['The seed of all randomness; the name by default.']);
});
