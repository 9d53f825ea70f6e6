import { describe, expect, it } from 'vitest';
import { textMessage } from '../domains/chat/chat.fixture.ts';
import { addFault } from '../http/fault-rule.ts';
import { openServer, send } from '../http/http.fixture.ts';
import type { FaultEffect } from '../world/fault-schema.ts';
import type { World } from '../world/world.ts';
import { anna, Connections, outcomeOf, sayTo } from './socket.fixture.ts';

const server = await openServer();
const connections = new Connections(await server.listen());

const frozen = (): World => {
  const world = server.worlds.create();
  world.clock.freeze();
  return world;
};

describe('faults of the socket', () => {
  const rule = (world: World, effect: FaultEffect, more: object = {}) =>
    addFault(world, { operation: 'socket.messaging', times: 1, effect, ...more });

  const heardWith = async (effect: FaultEffect, count: number): Promise<readonly string[]> => {
    const world = frozen();
    const { ear } = await connections.enter(world, anna);
    rule(world, effect);
    for (const text of ['one', 'two', 'three']) sayTo(world, anna, text);
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
    const { ear } = await connections.enter(world, anna);
    rule(world, { type: 'hold', hold: 'chat' });
    sayTo(world, anna, 'held');
    sayTo(world, anna, 'free');
    expect(await ear.hears(1)).toEqual(['free']);
    expect(server.deferredResponses.release(world, 'chat')).toBe(1);
    expect(await ear.hears(2)).toEqual(['free', 'held']);
  });

  it('act on the message they are about', async () => {
    const world = frozen();
    const { ear } = await connections.enter(world, anna);
    rule(world, { type: 'drop' }, { body: { sender: 'agent' } });
    await send(server, 'chat.send', { world, body: { ...textMessage('mine'), ...anna } });
    sayTo(world, anna, 'lost');
    sayTo(world, anna, 'found');
    expect(await ear.hears(2)).toEqual(['mine', 'found']);
  });

  it('are not consumed without a listener', async () => {
    const world = frozen();
    rule(world, { type: 'drop' });
    sayTo(world, anna, 'unheard');
    const { ear } = await connections.enter(world, anna);
    sayTo(world, anna, 'lost');
    sayTo(world, anna, 'found');
    expect(await ear.hears(1)).toEqual(['found']);
  });

  it('refuse a connection, or let it wait', async () => {
    const world = frozen();
    addFault(world, { operation: 'socket.connect', times: 1, effect: { type: 'refuse' } });
    expect(await outcomeOf(connections.open({ world, auth: anna }))).toBe('INTERNAL_SERVER_ERROR');
    expect(await outcomeOf(connections.open({ world, auth: anna }))).toBe('connected');
    addFault(world, { operation: 'socket.connect', times: 1, effect: { type: 'hold', hold: 'door' } });
    const parked = new Promise<void>((resolve) =>
      world.journal.listen(({ kind }) => kind === 'fault' && resolve()),
    );
    const waiting = connections.open({ world, auth: anna });
    const outcome = outcomeOf(waiting);
    await parked;
    expect(waiting.connected).toBe(false);
    expect(server.deferredResponses.release(world, 'door')).toBe(1);
    expect(await outcome).toBe('connected');
  });

  it('of calls leave the socket alone, and the other way round', async () => {
    const world = frozen();
    addFault(world, { operation: '*', effect: { type: 'duplicate' } });
    const { ear } = await connections.enter(world, anna);
    sayTo(world, anna, 'once');
    sayTo(world, anna, 'twice');
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
