import { afterAll, beforeAll } from 'vitest';
import type { MockServer } from '../server.ts';
import { createServer } from '../server.ts';
import type { Control, ControlledWorld } from './control-client.ts';
import { createControl } from './control-client.ts';

/** The moment at which the worlds of these tests stand still. */
export const frozenAt = '2026-01-15T12:00:00.000+07:00';

/** A simulator that listens while the tests of a file run, and the client that steers it. */
export const testServer = {} as { server: MockServer; control: Control };

export function listenWhileTesting(): void {
  beforeAll(async () => {
    testServer.server = await createServer();
    testServer.control = createControl({ baseUrl: await testServer.server.listen() });
  });
  afterAll(() => testServer.server.close());
}

/** A frozen world that begins with a scenario. */
export const open = (scenario = 'default'): Promise<ControlledWorld> =>
  testServer.control.worlds.create({ scenario, frozenAt });

/** Makes a call of the product, as a client in that world. */
export async function product(world: ControlledWorld, path: string, token?: string, body?: unknown) {
  const response = await fetch(`${testServer.control.baseUrl}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-player-client': 'web',
      'x-mock-world': world.id,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
