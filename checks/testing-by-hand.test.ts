import { readScenario } from '@wallet/mock-server/scenario/scenario-json';
import { runScenario } from '@wallet/mock-server/scenario/run-scenario';
import { expect, it } from 'vitest';
import { blocks } from './markdown.ts';
import { read } from './repository.ts';

const page = read('docs/testing-by-hand.md');

it('the scenario is valid and meets its expectations', async () => {
  const [text = ''] = blocks(page, 'json');
  expect(await runScenario(readScenario(JSON.parse(text)))).toMatchObject({ problems: [], steps: 2 });
});
