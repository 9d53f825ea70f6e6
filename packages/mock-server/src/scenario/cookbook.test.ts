import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenario } from './scenario-json.ts';
import { runScenario } from './run-scenario.ts';

const docs = new URL('../../../../docs/', import.meta.url);
const page = readFileSync(new URL('cookbook.md', docs), 'utf8');
const recipes = readdirSync(new URL('cookbook/', docs)).map((file) => ({
  file,
  scenario: JSON.parse(readFileSync(new URL(`cookbook/${file}`, docs), 'utf8')) as {
    readonly name: string;
    readonly title: string;
  },
}));

describe('the cookbook', () => {
  it('lists every file with its title', () => {
    const listed = [...page.matchAll(/^- \[(.+?)\]\(cookbook\/(.+?)\)/gm)].map(([, title, file]) => [
      file,
      `${title}.`,
    ]);
    expect(listed.toSorted()).toEqual(recipes.map(({ file, scenario }) => [file, scenario.title]));
    expect(recipes.length).toBeGreaterThanOrEqual(25);
  });

  it.each(recipes)('$file', async ({ file, scenario }) => {
    expect(`${scenario.name}.json`).toBe(file);
    expect((await runScenario(readScenario(scenario))).problems).toEqual([]);
  });
});
