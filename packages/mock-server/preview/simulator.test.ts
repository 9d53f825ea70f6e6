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

it.each(['worlds/default/faults', 'worlds/default/reset', 'worlds'])(
  'refuses a body that is not JSON, as the server does: %s',
  async (path) => {
    const response = await createSimulator(undefined).handle(
      new Request(`http://preview.test/_mock/v1/${path}`, { method: 'POST', body: '{' }),
    );
    expect(response?.status).toBe(422);
    expect(await response?.json()).toEqual({ message: 'The body is not JSON.' });
  },
);
