import { describe, expect, it } from 'vitest';
import { textMessage } from '../domains/chat/chat.fixture.ts';
import { addFault } from '../domains/fault.ts';
import { openServer, send, newWorld } from '../http/http.fixture.ts';
import type { FaultEffect } from '../world/fault-schema.ts';
import type { World } from '../world/world.ts';
import { anna, connectionsTo, outcomeOf, sendFromSupport } from './socket.fixture.ts';

const server = await openServer();
const connections = connectionsTo(await server.listen());

const frozen = (): World => {
  const world = newWorld(server.worlds);
  world.clock.freeze();
  return world;
};

describe('fault rules on the socket', () => {
  const rule = (world: World, effect: FaultEffect, more: object = {}) =>
    addFault(world, { operation: 'socket.messaging', times: 1, effect, ...more });

  it.each<[string, FaultEffect, string[]]>([
    ['drop', { type: 'drop' }, ['two', 'three']],
    ['duplicate', { type: 'duplicate' }, ['one', 'one', 'two', 'three']],
    ['reorder', { type: 'reorder' }, ['two', 'one', 'three']],
    ['delay', { type: 'latency', latency: { shape: 'fixed', ms: 20 } }, ['two', 'three', 'one']],
  ])('%s a message', async (_what, effect, received) => {
    const world = frozen();
    const { messages } = await connections.enter(world, anna);
    rule(world, effect);
    for (const text of ['one', 'two', 'three']) sendFromSupport(world, anna, text);
    const fault = { kind: 'fault', name: 'socket.messaging', outcome: effect.type, times: 1 } as const;
    expect(world.journal.verify(fault).isMet).toBe(true);
    expect(await messages.waitFor(received.length)).toEqual(received);
  });

  it.each<[string, FaultEffect['type'][], string[]]>([
    ['reorder every message with the next one', ['reorder'], ['two', 'one', 'four', 'three']],
    ['reorder a message that they duplicate', ['reorder', 'duplicate'], ['two', 'two', 'one', 'one']],
  ])('%s', async (_what, types, received) => {
    const world = frozen();
    const { messages } = await connections.enter(world, anna);
    for (const type of types)
      addFault(world, { operation: 'socket.messaging', effect: { type } as FaultEffect });
    for (const text of ['one', 'two', 'three', 'four']) sendFromSupport(world, anna, text);
    expect((await messages.waitFor(4)).slice(0, 4)).toEqual(received);
  });

  it('hold a message until it is released', async () => {
    const world = frozen();
    const { messages } = await connections.enter(world, anna);
    rule(world, { type: 'hold', hold: 'chat' });
    sendFromSupport(world, anna, 'held');
    sendFromSupport(world, anna, 'free');
    expect(await messages.waitFor(1)).toEqual(['free']);
    expect(server.deferredResponses.release(world, 'chat')).toBe(1);
    expect(await messages.waitFor(2)).toEqual(['free', 'held']);
  });

  it('act on matching messages only', async () => {
    const world = frozen();
    const { messages } = await connections.enter(world, anna);
    rule(world, { type: 'drop' }, { body: { sender: 'agent' } });
    await send(server, 'chat.send', { world, body: { ...textMessage('mine'), ...anna } });
    sendFromSupport(world, anna, 'lost');
    sendFromSupport(world, anna, 'found');
    expect(await messages.waitFor(2)).toEqual(['mine', 'found']);
  });

  it('are not consumed without a subscriber', async () => {
    const world = frozen();
    rule(world, { type: 'drop' });
    sendFromSupport(world, anna, 'missed');
    const { messages } = await connections.enter(world, anna);
    sendFromSupport(world, anna, 'lost');
    sendFromSupport(world, anna, 'found');
    expect(await messages.waitFor(1)).toEqual(['found']);
  });

  it('reject or hold a connection', async () => {
    const world = frozen();
    addFault(world, { operation: 'socket.connect', times: 1, effect: { type: 'refuse' } });
    expect(await outcomeOf(connections.open({ world, auth: anna }))).toBe('INTERNAL_SERVER_ERROR');
    expect(await outcomeOf(connections.open({ world, auth: anna }))).toBe('connected');
    addFault(world, { operation: 'socket.connect', times: 1, effect: { type: 'hold', hold: 'door' } });
    const held = new Promise<void>((resolve) =>
      world.journal.listen(({ kind }) => kind === 'fault' && resolve()),
    );
    const waiting = connections.open({ world, auth: anna });
    const outcome = outcomeOf(waiting);
    await held;
    expect(waiting.connected).toBe(false);
    expect(server.deferredResponses.release(world, 'door')).toBe(1);
    expect(await outcome).toBe('connected');
  });

  it('are separate from rules on calls', async () => {
    const world = frozen();
    addFault(world, { operation: '*', effect: { type: 'duplicate' } });
    const { messages } = await connections.enter(world, anna);
    sendFromSupport(world, anna, 'once');
    sendFromSupport(world, anna, 'twice');
    expect(await messages.waitFor(2)).toEqual(['once', 'twice']);
    const network = { type: 'network', how: 'reset' } as const;
    const impossible: readonly [string, FaultEffect][] = [
      ['chat.send', { type: 'reorder' }],
      ['*', { type: 'drop' }],
      ['socket.messaging', network],
      ['socket.connect', { type: 'drop' }],
    ];
    for (const [operation, effect] of impossible)
      expect(() => addFault(world, { operation, effect })).toThrow('not possible');
    const other = { operation: 'socket.other', effect: { type: 'drop' } } as const;
    expect(() => addFault(world, other)).toThrow('No call is named socket.other.');
  });
});
