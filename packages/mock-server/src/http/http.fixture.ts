/** A server and a client for the tests of this layer. */
import { operationOf, operations, type OperationId } from '@wallet/contract';
import { demoPhones } from '@wallet/contract/demo-members';
import { afterAll } from 'vitest';
import { requestOf, type AnyInput } from '../client/calls.ts';
import type { HttpResponse } from '../client/http.ts';
import { inject } from '../client/inject.fixture.ts';
import { sampleBody, sampleParams } from '../client/sample-input.ts';
import { members } from '../domains/profile/member.ts';
import { issueToken } from '../domains/session/session.ts';
import { createOrigins, worldRules } from '../scenario/origins.ts';
import { createServer, type MockServer, type ServerOptions } from '../server.ts';
import type { World } from '../world/world.ts';
import { defaultWorldId, type Worlds } from '../world/worlds.ts';

/** 2026-01-15 12:00 in Bangkok. */
export const present = Date.UTC(2026, 0, 15, 5);

export const richPhone = demoPhones.rich;

/** Worlds that the servers of all test files of a worker fork. */
const origins = createOrigins(worldRules(() => present));

/** Returns a server with frozen real time, which closes after the tests of a file. */
export async function openServer(options: ServerOptions = {}): Promise<MockServer> {
  const shared = options.realNow === undefined && { parts: { origins } };
  const server = await createServer({ realNow: () => present, ...shared, ...options });
  afterAll(() => server.close());
  return server;
}

/** Creates a world beside the default one, from its state. */
export const newWorld = (worlds: Worlds, id?: string, seed?: string): World =>
  worlds.open((own) => (worlds.get(defaultWorldId) as World).fork(own, { seed }), id);

export function tokenFor(world: World, phone = richPhone): string {
  const member = members(world).oneBy('phone', phone);
  if (!member) throw new Error(`No member has the phone number ${phone}.`);
  return world.command({ kind: 'control', name: 'test.signIn' }, () => issueToken(world, member));
}

/** Any input, and the IP address of the caller. */
export interface Sent extends AnyInput {
  readonly ip?: string;
}

/** Makes a call without a connection. */
export const send = (
  { app }: MockServer,
  id: OperationId,
  { ip, ...sent }: Sent = {},
): Promise<HttpResponse> =>
  inject(app, ip)(requestOf(id, { ...sent, params: { ...sampleParams(operationOf(id)), ...sent.params } }));

/** A valid body for each call. */
export const goodBody = Object.fromEntries(
  operations.map((operation) => [operation.id, sampleBody(operation)]),
) as { readonly [Id in OperationId]: unknown };
