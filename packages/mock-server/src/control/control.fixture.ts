import type { OperationId } from '@wallet/contract';
import { afterAll, beforeAll } from 'vitest';
import { requestOf, type AnyInput, type Arguments, type CallOptions } from '../client/calls.ts';
import { overHttp, type HttpResponse } from '../client/http.ts';
import { sharedOrigins } from '../origins.fixture.ts';
import { createServer, type MockServer } from '../server.ts';
import { createControl, type Control, type ControlledWorld } from './control-client.ts';

/** The frozen moment of the test worlds. */
export const frozenAt = '2026-01-15T12:00:00.000+07:00';

/** The simulator of a test file, and its control client. */
export const testServer = {} as { server: MockServer; control: Control };

export function listenWhileTesting(): void {
  beforeAll(async () => {
    testServer.server = await createServer({ parts: { origins: sharedOrigins } });
    testServer.control = createControl({ baseUrl: await testServer.server.listen() });
  });
  afterAll(() => testServer.server.close());
}

/** Creates a frozen world with a scenario. */
export const open = (scenario = 'default'): Promise<ControlledWorld> =>
  testServer.control.worlds.create({ scenario, frozenAt });

/** Sends a call of the contract to a world. */
export const product = <Id extends OperationId>(
  world: ControlledWorld,
  id: Id,
  ...[input]: Arguments<Id, CallOptions>
): Promise<HttpResponse> =>
  overHttp(testServer.control.baseUrl)(requestOf(id, { ...(input as AnyInput | undefined), world }));
