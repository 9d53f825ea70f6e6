import { operations } from '@wallet/contract';
import { demoPassword } from '@wallet/contract/demo-members';
import { expect, it } from 'vitest';
import type { World } from '../world/world.ts';
import type { Sent } from './http.fixture.ts';
import { goodBody, openServer, send, tokenFor } from './http.fixture.ts';

const server = await openServer();

const frozen = (): World => {
  const world = server.worlds.create();
  world.clock.freeze();
  return world;
};

/** Invalid tokens, while the session of the member stays valid. */
const tokens: Readonly<
  Record<string, readonly [code: string, sent: (world: World) => Sent | Promise<Sent>]>
> = {
  none: ['UNAUTHORIZED', () => ({})],
  'of another world': ['UNAUTHORIZED', () => ({ token: tokenFor(frozen()) })],
  truncated: ['UNAUTHORIZED', (world) => ({ token: tokenFor(world).slice(0, -1) })],
  '10 KB': ['UNAUTHORIZED', (world) => ({ token: tokenFor(world).padEnd(10_240, '0') })],
  'under another scheme': [
    'UNAUTHORIZED',
    (world) => ({ headers: { authorization: `Basic ${tokenFor(world)}` } }),
  ],
  'from before a new password': [
    'UNAUTHORIZED',
    async (world) => {
      const token = tokenFor(world);
      const body = { oldPassword: demoPassword, newPassword: 'demo12345' };
      const { status } = await send(server, 'profile.changePassword', {
        world,
        token: tokenFor(world),
        body,
      });
      expect(status).toBe(200);
      return { token };
    },
  ],
};

const forSessions = operations.filter(({ metadata }) => metadata.session !== 'guest');

it.each(Object.entries(tokens))('every call rejects an invalid token: %s', async (name, [code, sentIn]) => {
  const world = frozen();
  const sent = await sentIn(world);
  const before = world.stateHash();
  for (const { id, metadata } of forSessions) {
    // A caller without a token is a guest, if the call allows guests.
    if (name === 'none' && metadata.session === 'either') continue;
    const { status, body } = await send(server, id, { world, ...sent, body: goodBody[id] });
    expect([id, status, body]).toEqual([id, 401, { message: code }]);
  }
  expect(forSessions.length).toBeGreaterThan(40);
  expect(world.stateHash()).toBe(before);
});

it('a token of a removed world returns 401, except for calls that ignore tokens', async () => {
  const world = frozen();
  const token = tokenFor(world);
  server.worlds.remove(world.id);
  for (const { id } of forSessions) {
    const { status, body } = await send(server, id, { token, body: goodBody[id] });
    expect([id, status, body]).toEqual([id, 401, { message: 'UNAUTHORIZED' }]);
  }
  expect((await send(server, 'site.info', { token })).status).toBe(404);
});
