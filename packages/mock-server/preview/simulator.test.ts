import { expect, it } from 'vitest';
import { scenarioJsonSchema } from '../src/scenario/scenario-json.ts';
import { createSimulator } from './simulator.ts';

it('serves the scenario schema for the editor of the test console', async () => {
  const response = await createSimulator(undefined).handle(
    new Request('http://preview.test/_mock/scenario.schema.json'),
  );
  expect(response?.status).toBe(200);
  expect(await response?.json()).toEqual(JSON.parse(JSON.stringify(scenarioJsonSchema())));
});

it('responds to a control call whose body is not JSON', async () => {
  const response = await createSimulator(undefined).handle(
    new Request('http://preview.test/_mock/v1/worlds/default/faults', { method: 'POST', body: '{' }),
  );
  expect(response?.status).toBe(422);
});
