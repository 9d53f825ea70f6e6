import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenario } from './scenario-json.ts';
import { runScenario } from './run-scenario.ts';

const page = readFileSync(new URL('../../../../docs/cookbook.md', import.meta.url), 'utf8');
const recipes = [...page.matchAll(/^## (\d+\. .+)\n[\s\S]*?```json\n([\s\S]*?)```/gm)].map(
  ([, title = '', text = '']) => ({ title, scenario: JSON.parse(text) as { readonly name: string } }),
);

describe('the cookbook', () => {
  it('has a scenario with a unique name under every heading', () => {
    const headings = page.match(/^## /gm);
    expect(recipes.map(({ title }) => Number.parseInt(title, 10))).toEqual(headings?.map((_, at) => at + 1));
    expect(new Set(recipes.map(({ scenario }) => scenario.name)).size).toBe(recipes.length);
    expect(recipes.length).toBeGreaterThanOrEqual(25);
  });

  it.each(recipes)('$title', async ({ scenario }) => {
    expect((await runScenario(readScenario(scenario))).problems).toEqual([]);
  });
});
