import { describe, expect, it } from 'vitest';
import { chatEvents } from '@wallet/contract/chat';
import { roomNameOf } from '../domains/chat/room.ts';
import { openServer, newWorld } from '../http/http.fixture.ts';
import { createRateLimiter, eventRate } from './connections.ts';
import { largestMessage } from './socket.ts';
import {
  anna,
  MessageRecorder,
  endReasonOf,
  join,
  open,
  outcomeOf,
  sendFromSupport,
} from './socket.fixture.ts';

const server = await openServer();
const address = await server.listen();
const world = newWorld(server.worlds);
const room = roomNameOf(anna);

const connect = async () => {
  const socket = open(address, { world, auth: anna });
  expect(await outcomeOf(socket)).toBe('connected');
  return socket;
};

/** Whether a new connection still receives messages. */
async function isServing(): Promise<boolean> {
  const socket = await connect();
  const messages = new MessageRecorder(socket);
  await join(socket, room);
  sendFromSupport(world, anna, 'here');
  const received = await messages.waitFor(1);
  return received[0] === 'here';
}

describe('malformed input', () => {
  it.each<[string, unknown[]]>([
    ['nothing', []],
    ['null', [null]],
    ['an oversized room name', [{ room: 'x'.repeat(5_000) }]],
    ['a prototype', [JSON.parse(`{"__proto__":{"room":"${room}"}}`)]],
  ])('%s is rejected as a room', async (_name, sent) => {
    const socket = await connect();
    expect(await socket.emitWithAck(chatEvents.join.name, ...sent)).toBe(false);
    expect(await isServing()).toBe(true);
  });

  it('an oversized message closes the connection', async () => {
    const socket = await connect();
    expect(await join(socket, `${'x'.repeat(largestMessage - 200)}`)).toBe(false);
    const gone = endReasonOf(socket);
    socket.emit('join', { room: 'x'.repeat(largestMessage) });
    expect(await gone).toBe('transport close');
    expect(await isServing()).toBe(true);
  });

  it('too many events close their connection, and no other', async () => {
    const [calm, noisy] = [await connect(), await connect()];
    const gone = endReasonOf(noisy);
    for (let n = 0; n <= eventRate.burst; n++) noisy.emit('anything', n);
    expect(await gone).toBe('io server disconnect');
    expect(await join(calm, room)).toBe(true);
    expect(world.journal.verify({ name: 'socket.event', outcome: 'REQUEST_LIMIT', times: 1 }).isMet).toBe(
      true,
    );
  });
});

it('the rate limit of a connection allows a burst, and refills with time', () => {
  let now = 0;
  const takeTurn = createRateLimiter(3, 2, () => now);
  const turns = (count: number) => Array.from({ length: count }, takeTurn);
  expect(turns(4)).toEqual([true, true, true, false]);
  now = 499;
  expect(takeTurn()).toBe(false);
  now = 1_000;
  expect(turns(3)).toEqual([true, true, false]);
  now = 1_000_000;
  expect(turns(4)).toEqual([true, true, true, false]);
});
