import { operationOf } from '@wallet/contract';
import { expect, it } from 'vitest';
import { headersOf } from '../client/calls.ts';
import { samplePath } from '../client/sample-input.ts';
import { openServer, tokenFor, newWorld } from './http.fixture.ts';
import { getRaw, sendRaw } from './raw.fixture.ts';

const server = await openServer();
const address = await server.listen();
const world = newWorld(server.worlds);

/** Headers of every response. */
const everywhere = [
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options: nosniff',
  'referrer-policy: no-referrer',
  'cross-origin-resource-policy: same-origin',
  'cache-control: no-store',
];

it.each([
  ['a response', samplePath(operationOf('wallet.read')), 200],
  ['an error', samplePath(operationOf('statement.slipReference'), { reference: 'DEMO99999999' }), 404],
  ['an unknown path', '/api/nothing', 404],
  ['a control call without its header', '/_mock/v1/worlds', 403],
  ['polling', '/socket.io/?EIO=4&transport=polling', 200],
  ['polling with an unknown session', '/socket.io/?EIO=4&transport=polling&sid=none', 400],
])('%s has a strict policy, no sniffing and no caching', async (_what, url, status) => {
  const answer = await getRaw(address, url, headersOf({ world, token: tokenFor(world) }));
  expect(answer.status).toBe(status);
  for (const header of everywhere) expect(answer.text.toLowerCase()).toContain(header);
});

it.each([
  ['malformed', 'nonsense\r\n\r\n'],
  ['endless', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`],
])('a request that is %s gets the same headers and an error body', async (_what, request) => {
  const { status, text } = await sendRaw(address, request);
  expect(status).toBe(422);
  expect(text).toContain("default-src 'none'");
  expect(text).toMatch(/\{"message":"NO_DATA"\}$/);
});

it('an incomplete request times out', async () => {
  const hasty = await openServer({ requestTime: 50 });
  const at = await hasty.listen();
  const { host } = new URL(at);
  const begun = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';
  // Resolves when the server closes the connection.
  const { status } = await sendRaw(
    at,
    `POST ${samplePath(operationOf('session.login'))} HTTP/1.1\r\nhost: ${host}\r\n${begun}`,
  );
  expect(status).toBe(422);
  expect(hasty.app.server.requestTimeout).toBe(50);
  expect(server.app.server.requestTimeout).toBe(310_000);
});
