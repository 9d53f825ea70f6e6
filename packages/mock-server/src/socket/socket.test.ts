import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { createControl, type ControlledWorld } from '../control/control-client.ts';
import { worldCookieOf } from '../http/caller.ts';
import { memberOf, set, steer } from '../domains/domain-client.fixture.ts';
import { disconnectSockets } from '../domains/chat/agent.ts';
import { textMessage } from '../domains/chat/chat.fixture.ts';
import { roomNameOf } from '../domains/chat/room.ts';
import { members } from '../domains/profile/member.ts';
import { endOtherSessions } from '../domains/session/session.ts';
import { openServer, send, tokenFor, newWorld } from '../http/http.fixture.ts';
import { hours, seconds } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import {
  anna,
  ben,
  connectionsTo,
  MessageRecorder,
  endReasonOf,
  join,
  outcomeOf,
  sendFromSupport,
} from './socket.fixture.ts';

const server = await openServer();
const address = await server.listen();

const connections = connectionsTo(address);

const frozen = (): World => {
  const world = newWorld(server.worlds);
  world.clock.freeze();
  return world;
};

describe('connecting', () => {
  it.each(['websocket', 'polling'] as const)(
    'works by %s, for a member and for a guest',
    async (transport) => {
      const world = frozen();
      for (const auth of [{ token: tokenFor(world) }, anna, { ...anna, token: tokenFor(world) }])
        expect(await outcomeOf(connections.open({ world, transport, auth }))).toBe('connected');
    },
  );

  it('selects the world by token without a cookie', async () => {
    const world = frozen();
    const owner = { memberId: memberOf(world, 'rich').id };
    const socket = connections.open({ auth: { token: tokenFor(world) } });
    expect(await outcomeOf(socket)).toBe('connected');
    expect(await join(socket, roomNameOf(owner))).toBe(true);
    const messages = new MessageRecorder(socket);
    sendFromSupport(world, owner, 'hello');
    expect(await messages.waitFor(1)).toEqual(['hello']);
  });

  it.each<[string, unknown, string]>([
    ['nobody', {}, 'UNAUTHORIZED'],
    ['an invalid token', { token: 'garbage' }, 'UNAUTHORIZED'],
    ['an empty token', { token: '' }, 'UNAUTHORIZED'],
    ['an invalid token with a guest id', { ...anna, token: 'garbage' }, 'UNAUTHORIZED'],
    ['a short guest id', { guestId: 'anna' }, 'NO_DATA'],
    ['a guest id with a blank', { guestId: 'guest anna 000001' }, 'NO_DATA'],
    ['numbers', { guestId: 7, token: 7 }, 'NO_DATA'],
    ['a token of maximum length', { token: 'x'.repeat(8_192) }, 'UNAUTHORIZED'],
    ['an oversized token', { token: 'x'.repeat(8_193) }, 'NO_DATA'],
  ])('is rejected for %s', async (_name, auth, refusal) => {
    expect(await outcomeOf(connections.open({ world: frozen(), auth }))).toBe(refusal);
  });

  it('is rejected with the error code of a call', async () => {
    const world = frozen();
    const token = tokenFor(world);
    expect(await outcomeOf(connections.open({ world, auth: { token: tokenFor(frozen()) } }))).toBe(
      'UNAUTHORIZED',
    );
    expect(
      await outcomeOf(connections.open({ world, auth: { token: tokenFor(world, demoPhones.inactive) } })),
    ).toBe('INACTIVE_USER');
    world.advance(hours(24));
    expect(await outcomeOf(connections.open({ world, auth: { token } }))).toBe('EXPIRED_AUTH_TOKEN');
    set(world, { blockedIps: ['127.0.0.1'] });
    expect(await outcomeOf(connections.open({ world, auth: anna }))).toBe('INVALID_IP');
    set(world, { blockedIps: [], status: 'terminated' });
    expect(await outcomeOf(connections.open({ world, auth: anna }))).toBe('gone');
    const cookie = `${worldCookieOf(new URL(address).host)}=nobody`;
    expect(await outcomeOf(connections.open({ headers: { cookie }, auth: anna }))).toBe('NO_DATA');
  });

  it('is rejected for a blocked client of a trusted proxy, and for no other one', async () => {
    const trusting = await openServer({ trustedProxies: ['127.0.0.1/32'] });
    const behind = connectionsTo(await trusting.listen());
    const world = newWorld(trusting.worlds);
    set(world, { blockedIps: ['192.0.2.1'] });
    const from = (client: string) =>
      outcomeOf(behind.open({ world, auth: anna, headers: { 'x-forwarded-for': client } }));
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual(['INVALID_IP', 'connected']);
  });

  it('is journalled, like joining', async () => {
    const world = frozen();
    const { id: memberId } = memberOf(world, 'rich');
    await connections.enter(world, { memberId }, { token: tokenFor(world) });
    await outcomeOf(connections.open({ world, auth: {} }));
    expect(world.journal.verify({ name: 'socket.connect', memberId, outcome: 'ok', times: 1 }).isMet).toBe(
      true,
    );
    expect(world.journal.verify({ name: 'socket.join', memberId, outcome: 'ok', times: 1 }).isMet).toBe(true);
    expect(world.journal.verify({ name: 'socket.connect', outcome: 'UNAUTHORIZED', times: 1 }).isMet).toBe(
      true,
    );
  });
});

describe('a room', () => {
  it('is delivered to its owner only, on every connection, the sender’s included', async () => {
    const world = frozen();
    const memberId = memberOf(world, 'rich').id;
    const token = tokenFor(world);
    const [first, second] = [
      await connections.enter(world, { memberId }, { token }),
      await connections.enter(world, { memberId }, { token }),
    ];
    const guest = await connections.enter(world, anna);
    const other = await connections.enter(world, ben);
    await send(server, 'chat.send', { world, token, body: textMessage('mine') });
    await send(server, 'chat.send', { world, body: { ...textMessage('as guest'), ...anna } });
    sendFromSupport(world, { memberId }, 'answer');
    sendFromSupport(world, ben, 'last');
    // Messages are ordered, so none follows the last one.
    expect(await other.messages.waitFor(1)).toEqual(['last']);
    expect(await first.messages.waitFor(2)).toEqual(['mine', 'answer']);
    expect(await second.messages.waitFor(2)).toEqual(['mine', 'answer']);
    expect(await guest.messages.waitFor(1)).toEqual(['as guest']);
  });

  it('rejects other callers, and other names', async () => {
    const world = frozen();
    const memberId = memberOf(world, 'rich').id;
    const socket = connections.open({ world, auth: anna });
    const messages = new MessageRecorder(socket);
    await outcomeOf(socket);
    const names = [roomNameOf({ memberId }), roomNameOf(ben), anna.guestId, `guest ${anna.guestId}`, '', '*'];
    for (const name of names) expect([name, await join(socket, name)]).toEqual([name, false]);
    sendFromSupport(world, { memberId }, 'secret');
    sendFromSupport(world, anna, 'not joined yet');
    expect(await join(socket, roomNameOf(anna))).toBe(true);
    sendFromSupport(world, anna, 'joined');
    expect(await messages.waitFor(1)).toEqual(['joined']);
  });

  it('ends with its world', async () => {
    const world = frozen();
    const gone = endReasonOf((await connections.enter(world, anna)).socket);
    server.worlds.remove(world.id);
    expect(await gone).toBe('io server disconnect');
  });

  it('receives the reply of support when it is due', async () => {
    const world = frozen();
    const { messages } = await connections.enter(world, anna);
    await send(server, 'chat.send', { world, body: { ...textMessage('/cards'), ...anna } });
    world.advance(seconds(2));
    expect(await messages.waitFor(2)).toEqual(['/cards', 'generic']);
  });
});

describe('a connection ends', () => {
  const cases: readonly (readonly [string, (world: World) => unknown])[] = [
    [
      'a new session',
      (world) => steer(world, () => endOtherSessions(world, memberOf(world, 'rich'), undefined)),
    ],
    ['an expired token', (world) => void world.advance(hours(24))],
    ['a closed service', (world) => set(world, { status: 'terminated' })],
    [
      'an inactive member',
      (world) => steer(world, () => members(world).update(memberOf(world, 'rich').id, { isActive: false })),
    ],
  ];

  it.each(cases)('with %s, before the next message', async (_name, end) => {
    const world = frozen();
    const owner = { memberId: memberOf(world, 'rich').id };
    const { socket, messages } = await connections.enter(world, owner, { token: tokenFor(world) });
    end(world);
    const gone = endReasonOf(socket);
    sendFromSupport(world, owner, 'secret');
    expect(await gone).toBe('io server disconnect');
    expect(messages.received).toEqual([]);
  });

  it.each<[string, (world: ControlledWorld) => Promise<unknown>]>([
    ['goes back', (world) => world.rewind(0)],
    ['is reset', (world) => world.reset()],
    ['loads a snapshot', (world) => world.snapshots.load('before')],
  ])('when its world %s, so that clients read again; other worlds stay connected', async (_name, replace) => {
    const [world, elsewhere] = [frozen(), frozen()];
    const control = createControl({ baseUrl: address }).worlds.of(world.id);
    await control.snapshots.save('before');
    const gone = endReasonOf((await connections.enter(world, anna)).socket);
    const { messages } = await connections.enter(elsewhere, anna);
    await replace(control);
    expect(await gone).toBe('io server disconnect');
    sendFromSupport(elsewhere, anna, 'still here');
    expect(await messages.waitFor(1)).toEqual(['still here']);
    const back = await connections.enter(world, anna);
    sendFromSupport(world, anna, 'welcome back');
    expect(await back.messages.waitFor(1)).toEqual(['welcome back']);
  });

  it('when support disconnects its room, and other rooms stay connected', async () => {
    const world = frozen();
    const { socket } = await connections.enter(world, anna);
    const { messages } = await connections.enter(world, ben);
    const gone = endReasonOf(socket);
    steer(world, () => disconnectSockets(world, anna));
    expect(await gone).toBe('io server disconnect');
    sendFromSupport(world, ben, 'still here');
    expect(await messages.waitFor(1)).toEqual(['still here']);
    const back = await connections.enter(world, anna);
    sendFromSupport(world, anna, 'welcome back');
    expect(await back.messages.waitFor(1)).toEqual(['welcome back']);
  });
});
