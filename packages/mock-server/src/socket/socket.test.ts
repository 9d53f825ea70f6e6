import { afterEach, describe, expect, it } from 'vitest';
import type { Socket } from 'socket.io-client';
import { hangUp, sayAsAgent } from '../domains/chat/agent.ts';
import { textMessage } from '../domains/chat/chat.sample.ts';
import type { RoomOwner } from '../domains/chat/room.ts';
import { roomNameOf } from '../domains/chat/room.ts';
import { members } from '../domains/profile/member.ts';
import { endOtherSessions } from '../domains/session/session.ts';
import type { SettingsPatch } from '../domains/site/site.ts';
import { changeSettings } from '../domains/site/site.ts';
import { addFault } from '../http/fault-rule.ts';
import { openServer, richPhone, send, tokenFor } from '../http/http.sample.ts';
import { hours, seconds } from '../world/clock.ts';
import type { FaultEffect } from '../world/fault.ts';
import type { World } from '../world/world.ts';
import type { Connecting } from './socket.sample.ts';
import { Ear, endOf, join, open, outcomeOf } from './socket.sample.ts';

const server = await openServer();
const address = await server.listen();

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const anna = { guestId: 'guest-anna-000001' };
const ben = { guestId: 'guest-ben-0000002' };

const frozen = (): World => {
  const world = server.worlds.create();
  world.clock.freeze();
  return world;
};

function connect(connecting: Connecting): Socket {
  const socket = open(address, connecting);
  sockets.push(socket);
  return socket;
}

const memberOf = (world: World, phone = richPhone) => {
  const member = members(world).oneBy('phone', phone);
  if (!member) throw new Error(phone);
  return member;
};

/** A connection in its own room, and what it hears there. */
async function enter(world: World, owner: RoomOwner, auth: unknown = owner) {
  const socket = connect({ world, auth });
  expect(await outcomeOf(socket)).toBe('connected');
  const ear = new Ear(socket);
  expect(await join(socket, roomNameOf(owner))).toBe(true);
  return { socket, ear };
}

const say = (world: World, owner: RoomOwner, text: string) =>
  world.command({ name: 'test.say' }, () =>
    sayAsAgent(world, owner, { message_type: 'text', payload: { text } }),
  );

const set = (world: World, patch: SettingsPatch): void =>
  void world.command({ name: 'test.settings' }, () => changeSettings(world, patch));

describe('connecting', () => {
  it.each(['websocket', 'polling'] as const)(
    'works by %s, for a member and for a guest',
    async (transport) => {
      const world = frozen();
      for (const auth of [{ token: tokenFor(world) }, anna, { ...anna, token: tokenFor(world) }])
        expect(await outcomeOf(connect({ world, transport, auth }))).toBe('connected');
    },
  );

  it('finds the world of a token without a cookie', async () => {
    const world = frozen();
    const owner = { memberId: memberOf(world).id };
    const socket = connect({ auth: { token: tokenFor(world) } });
    expect(await outcomeOf(socket)).toBe('connected');
    expect(await join(socket, roomNameOf(owner))).toBe(true);
    const ear = new Ear(socket);
    say(world, owner, 'hello');
    expect(await ear.hears(1)).toEqual(['hello']);
  });

  it.each<[string, unknown, string]>([
    ['nobody', {}, 'UNAUTHORIZED'],
    ['a token that is none', { token: 'garbage' }, 'UNAUTHORIZED'],
    ['an empty token', { token: '' }, 'UNAUTHORIZED'],
    ['a bad token, though with a guest id', { ...anna, token: 'garbage' }, 'UNAUTHORIZED'],
    ['a guest id that can be guessed', { guestId: 'anna' }, 'NO_DATA'],
    ['a guest id with a blank', { guestId: 'guest anna 000001' }, 'NO_DATA'],
    ['numbers', { guestId: 7, token: 7 }, 'NO_DATA'],
    ['a token without end', { token: 'x'.repeat(5_000) }, 'NO_DATA'],
  ])('is refused to %s', async (_name, auth, refusal) => {
    expect(await outcomeOf(connect({ world: frozen(), auth }))).toBe(refusal);
  });

  it('is refused for the reason a call would be', async () => {
    const world = frozen();
    const token = tokenFor(world);
    expect(await outcomeOf(connect({ world, auth: { token: tokenFor(frozen()) } }))).toBe('UNAUTHORIZED');
    expect(await outcomeOf(connect({ world, auth: { token: tokenFor(world, '0878901234') } }))).toBe(
      'INACTIVE_USER',
    );
    world.advance(hours(24));
    expect(await outcomeOf(connect({ world, auth: { token } }))).toBe('EXPIRED_AUTH_TOKEN');
    set(world, { blockedIps: ['127.0.0.1'] });
    expect(await outcomeOf(connect({ world, auth: anna }))).toBe('INVALID_IP');
    set(world, { blockedIps: [], status: 'terminated' });
    expect(await outcomeOf(connect({ world, auth: anna }))).toBe('gone');
    expect(await outcomeOf(connect({ headers: { cookie: 'mock_world=nobody' }, auth: anna }))).toBe(
      'NO_DATA',
    );
  });

  it('is refused under a foreign host name', async () => {
    const socket = connect({ auth: anna, headers: { host: 'evil.example' } });
    expect(await outcomeOf(socket)).toBe('websocket error');
  });

  it('is in the journal, as joining is', async () => {
    const world = frozen();
    const { id: memberId } = memberOf(world);
    await enter(world, { memberId }, { token: tokenFor(world) });
    await outcomeOf(connect({ world, auth: {} }));
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
  it('is heard by its owner only, on every connection, the sender’s own words included', async () => {
    const world = frozen();
    const memberId = memberOf(world).id;
    const token = tokenFor(world);
    const [first, second] = [
      await enter(world, { memberId }, { token }),
      await enter(world, { memberId }, { token }),
    ];
    const guest = await enter(world, anna);
    const other = await enter(world, ben);
    await send(server, 'chat.send', { world, token, body: textMessage('mine') });
    await send(server, 'chat.send', { world, body: { ...textMessage('as guest'), ...anna } });
    say(world, { memberId }, 'answer');
    say(world, ben, 'last');
    // Messages leave in order, so whoever heard the last one has heard all that it ever will.
    expect(await other.ear.hears(1)).toEqual(['last']);
    expect(await first.ear.hears(2)).toEqual(['mine', 'answer']);
    expect(await second.ear.hears(2)).toEqual(['mine', 'answer']);
    expect(await guest.ear.hears(1)).toEqual(['as guest']);
  });

  it('cannot be joined by anybody else, nor by another name', async () => {
    const world = frozen();
    const memberId = memberOf(world).id;
    const socket = connect({ world, auth: anna });
    const ear = new Ear(socket);
    await outcomeOf(socket);
    const names = [roomNameOf({ memberId }), roomNameOf(ben), anna.guestId, `guest ${anna.guestId}`, '', '*'];
    for (const name of names) expect([name, await join(socket, name)]).toEqual([name, false]);
    say(world, { memberId }, 'secret');
    say(world, anna, 'not joined yet');
    expect(await join(socket, roomNameOf(anna))).toBe(true);
    say(world, anna, 'joined');
    expect(await ear.hears(1)).toEqual(['joined']);
  });

  it('of a member is not heard by a guest who takes the member’s id for a name', async () => {
    const world = frozen();
    const memberId = memberOf(world).id;
    const thief = await enter(world, { guestId: memberId });
    say(world, { memberId }, 'secret');
    say(world, { guestId: memberId }, 'own');
    expect(await thief.ear.hears(1)).toEqual(['own']);
  });

  it('is not heard in another world', async () => {
    const [world, elsewhere] = [frozen(), frozen()];
    const { ear } = await enter(elsewhere, anna);
    await enter(world, anna);
    say(world, anna, 'here');
    say(elsewhere, anna, 'there');
    expect(await ear.hears(1)).toEqual(['there']);
  });

  it('hears support answer when it is time', async () => {
    const world = frozen();
    const { ear } = await enter(world, anna);
    await send(server, 'chat.send', { world, body: { ...textMessage('/cards'), ...anna } });
    world.advance(seconds(2));
    expect(await ear.hears(2)).toEqual(['/cards', 'generic']);
  });
});

describe('a connection ends', () => {
  const cases: readonly (readonly [string, (world: World) => void])[] = [
    [
      'its session',
      (world) =>
        world.command({ name: 'test.end' }, () => endOtherSessions(world, memberOf(world), undefined)),
    ],
    ['its token', (world) => void world.advance(hours(24))],
    ['the service', (world) => set(world, { status: 'terminated' })],
    [
      'its member',
      (world) =>
        world.command({ name: 'test.leave' }, () =>
          members(world).update(memberOf(world).id, { isActive: false }),
        ),
    ],
  ];

  it.each(cases)('with %s, before the next message', async (_name, end) => {
    const world = frozen();
    const owner = { memberId: memberOf(world).id };
    const { socket, ear } = await enter(world, owner, { token: tokenFor(world) });
    end(world);
    const gone = endOf(socket);
    say(world, owner, 'secret');
    expect(await gone).toBe('io server disconnect');
    expect(ear.heard).toEqual([]);
  });

  it('when support hangs up, and those of other rooms stay', async () => {
    const world = frozen();
    const { socket } = await enter(world, anna);
    const { ear } = await enter(world, ben);
    const gone = endOf(socket);
    world.command({ name: 'test.hangUp' }, () => hangUp(world, anna));
    expect(await gone).toBe('io server disconnect');
    say(world, ben, 'still here');
    expect(await ear.hears(1)).toEqual(['still here']);
    const back = await enter(world, anna);
    say(world, anna, 'welcome back');
    expect(await back.ear.hears(1)).toEqual(['welcome back']);
  });
});

describe('faults', () => {
  const rule = (world: World, effect: FaultEffect, more: object = {}) =>
    addFault(world, { operation: 'socket.messaging', times: 1, effect, ...more });

  const heardWith = async (effect: FaultEffect, count: number): Promise<readonly string[]> => {
    const world = frozen();
    const { ear } = await enter(world, anna);
    rule(world, effect);
    for (const text of ['one', 'two', 'three']) say(world, anna, text);
    const fault = { kind: 'fault', name: 'socket.messaging', outcome: effect.type, times: 1 } as const;
    expect(world.journal.verify(fault).isMet).toBe(true);
    return ear.hears(count);
  };

  it('lose a message', async () => {
    expect(await heardWith({ type: 'drop' }, 2)).toEqual(['two', 'three']);
  });

  it('repeat a message', async () => {
    expect(await heardWith({ type: 'duplicate' }, 4)).toEqual(['one', 'one', 'two', 'three']);
  });

  it('let a message be overtaken', async () => {
    expect(await heardWith({ type: 'reorder' }, 3)).toEqual(['two', 'one', 'three']);
  });

  it('delay a message', async () => {
    const effect = { type: 'latency', latency: { shape: 'fixed', ms: 20 } } as const;
    expect(await heardWith(effect, 3)).toEqual(['two', 'three', 'one']);
  });

  it('hold a message until it is released', async () => {
    const world = frozen();
    const { ear } = await enter(world, anna);
    rule(world, { type: 'hold', hold: 'chat' });
    say(world, anna, 'held');
    say(world, anna, 'free');
    expect(await ear.hears(1)).toEqual(['free']);
    expect(server.holds.release(world, 'chat')).toBe(1);
    expect(await ear.hears(2)).toEqual(['free', 'held']);
  });

  it('act on the message they are about', async () => {
    const world = frozen();
    const { ear } = await enter(world, anna);
    rule(world, { type: 'drop' }, { body: { sender: 'agent' } });
    await send(server, 'chat.send', { world, body: { ...textMessage('mine'), ...anna } });
    say(world, anna, 'lost');
    say(world, anna, 'found');
    expect(await ear.hears(2)).toEqual(['mine', 'found']);
  });

  it('are not used up where nobody listens', async () => {
    const world = frozen();
    rule(world, { type: 'drop' });
    say(world, anna, 'unheard');
    const { ear } = await enter(world, anna);
    say(world, anna, 'lost');
    say(world, anna, 'found');
    expect(await ear.hears(1)).toEqual(['found']);
  });

  it('refuse a connection, or let it wait', async () => {
    const world = frozen();
    addFault(world, { operation: 'socket.connect', times: 1, effect: { type: 'refuse' } });
    expect(await outcomeOf(connect({ world, auth: anna }))).toBe('INTERNAL_SERVER_ERROR');
    expect(await outcomeOf(connect({ world, auth: anna }))).toBe('connected');
    addFault(world, { operation: 'socket.connect', times: 1, effect: { type: 'hold', hold: 'door' } });
    const parked = new Promise<void>((resolve) =>
      world.journal.listen(({ kind }) => kind === 'fault' && resolve()),
    );
    const waiting = connect({ world, auth: anna });
    const outcome = outcomeOf(waiting);
    await parked;
    expect(waiting.connected).toBe(false);
    expect(server.holds.release(world, 'door')).toBe(1);
    expect(await outcome).toBe('connected');
  });

  it('of calls leave the socket alone, and the other way round', async () => {
    const world = frozen();
    addFault(world, { operation: '*', effect: { type: 'duplicate' } });
    const { ear } = await enter(world, anna);
    say(world, anna, 'once');
    say(world, anna, 'twice');
    expect(await ear.hears(2)).toEqual(['once', 'twice']);
    const effects = { 'chat.send': ['refuse', 'drop', 'reorder'], '*': ['drop'] } as const;
    for (const [operation, types] of Object.entries(effects))
      for (const type of types)
        expect(() => addFault(world, { operation, effect: { type } })).toThrow('not possible');
    for (const operation of ['socket.connect', 'socket.messaging'])
      expect(() => addFault(world, { operation, effect: { type: 'network', how: 'reset' } })).toThrow(
        'not possible',
      );
    expect(() => addFault(world, { operation: 'socket.connect', effect: { type: 'drop' } })).toThrow(
      'not possible',
    );
    expect(() => addFault(world, { operation: 'socket.other', effect: { type: 'drop' } })).toThrow(
      'not possible',
    );
  });
});
