import { Buffer } from 'node:buffer';
import { chatEvents } from '@wallet/contract/chat';
import { describe, expect, it } from 'vitest';
import { worldCookieOf } from '../http/caller.ts';
import { openServer, newWorld } from '../http/http.fixture.ts';
import { getRaw, sendRaw } from '../http/raw.fixture.ts';
import { roomNameOf } from '../domains/chat/room.ts';
import { runsOf } from '../world/runs.fixture.ts';
import { seededChoices, type SeededChoices } from '../world/seeded-choices.fixture.ts';
import { anna, ben, MessageRecorder, join, open, outcomeOf, sendFromSupport } from './socket.fixture.ts';

const server = await openServer();
const address = await server.listen();
const world = newWorld(server.worlds);
const cookie = `${worldCookieOf(new URL(address).host)}=${world.id}`;
const seed = `${Math.random()}`;
const rounds = runsOf(30, 100);

/** Characters with a meaning in engine.io, socket.io or JSON, and some without. */
const letters = [
  ...'0123456789',
  ...'{}[]",:-/',
  '["join",',
  '["messaging",',
  '{"room":',
  '{"_placeholder":true,"num":0}',
  '__proto__',
  'null',
  roomNameOf(ben),
  '\u0000',
  '\u001e',
  '\ud83d',
  '๙',
  'x'.repeat(300),
] as const;

const drawText = (choices: SeededChoices, most: number): string =>
  Array.from({ length: choices.below(most) }, () => choices.pick(letters)).join('');

/** Returns random JSON, with valid names in wrong places. */
function drawJson(choices: SeededChoices, depth = 3): unknown {
  const leaf = choices.pick([null, true, -1, 1e300, '', roomNameOf(ben), drawText(choices, 3)]);
  if (depth === 0 || choices.oneIn(3)) return leaf;
  const parts = Array.from({ length: choices.below(3) }, () => drawJson(choices, depth - 1));
  if (choices.oneIn(2)) return parts;
  const names = ['room', '__proto__', 'constructor', 'token', '_placeholder', 'num'];
  return Object.fromEntries(parts.map((part) => [choices.pick(names), part]));
}

/** Returns a random event with any name and payload, some with an acknowledgement id. */
function drawEvent(choices: SeededChoices): string {
  const name = choices.pick(['join', 'join', 'join', 'messaging', 'disconnect', 'constructor', '', 7]);
  const sent = Array.from({ length: choices.below(3) }, () => drawJson(choices));
  return `42${choices.pick(['', '1', '99999999'])}${JSON.stringify([name, ...sent])}`;
}

/** Returns a malformed packet: a type with random content. */
const drawGarbage = (choices: SeededChoices): string =>
  choices.pick([
    '4',
    '42',
    '42["join",',
    '2',
    '45',
    '451-',
    '41',
    '40',
    '40/admin,',
    '43',
    '5',
    '6',
    'b',
    '',
  ]) + drawText(choices, 8);

const polling = (query = ''): string => `/socket.io/?EIO=4&transport=polling${query}`;

/** Returns the status of a raw body over polling. */
async function post(sid: string, body: string): Promise<number> {
  const bytes = Buffer.from(body);
  const head = [
    `POST ${polling(`&sid=${sid}`)} HTTP/1.1`,
    `host: ${new URL(address).host}`,
    `cookie: ${cookie}`,
    'content-type: text/plain;charset=UTF-8',
    `content-length: ${bytes.length}`,
    'connection: close',
  ];
  const { status } = await sendRaw(
    address,
    Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]),
  );
  return status;
}

/** Connects anna by polling, without joining a room. Resolves to the session id. */
async function connectByPolling(): Promise<string> {
  const { text } = await getRaw(address, polling(), { cookie });
  const sid = /"sid":"([^"]+)"/.exec(text)?.[1] ?? '';
  expect(await post(sid, `40${JSON.stringify(anna)}`)).toBe(200);
  return sid;
}

const send = (sid: string) => getRaw(address, polling(`&sid=${sid}`), { cookie });

describe(`a client that sends random packets (seed: ${seed})`, () => {
  it('receives no messages of other rooms, and closes at most its own connection', async () => {
    const choices = seededChoices(seed);
    const listener = open(address, { world, auth: ben });
    expect(await outcomeOf(listener)).toBe('connected');
    const messages = new MessageRecorder(listener);
    expect(await join(listener, roomNameOf(ben))).toBe(true);
    const outcomes = new Set<number>();
    for (let round = 0; round < rounds; round++) {
      const sid = await connectByPolling();
      // A malformed packet closes the connection, so two of three rounds send events only.
      const draw = round % 3 === 0 ? drawGarbage : drawEvent;
      const packets = Array.from({ length: 20 }, () => draw(choices));
      outcomes.add(await post(sid, packets.join('\u001e')));
      sendFromSupport(world, ben, `secret ${round}`);
      // A connection reads its own messages only, open or closed.
      const { text } = await send(sid);
      expect(text).not.toContain('secret');
    }
    // The server rejects some bodies and accepts others.
    expect([...outcomes].every((status) => status === 200 || status === 400)).toBe(true);
    expect((await messages.waitFor(rounds)).length).toBe(rounds);
    const crashes = world.journal.entries().filter(({ kind }) => kind === 'crash' || kind === 'violation');
    expect(crashes).toEqual([]);
  });

  it('cannot crash the server by malformed websocket frames', async () => {
    const choices = seededChoices(`${seed} frames`);
    const { host } = new URL(address);
    const handshake = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `host: ${host}`,
      `cookie: ${cookie}`,
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    for (let round = 0; round < 2 * rounds; round++) {
      // Malformed frames: random bytes, unmasked, or with a huge length. The close frame comes last.
      const frame = Buffer.from(Array.from({ length: 2 + choices.below(40) }, () => choices.below(256)));
      const huge = Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
      const unmasked = Buffer.from([0x81, 0x02, 0x34, 0x30]);
      const sent = Buffer.concat([
        Buffer.from(`${handshake.join('\r\n')}\r\n\r\n`),
        choices.pick([frame, huge, unmasked]),
        unmasked,
        huge,
      ]);
      const { status, text } = await sendRaw(address, sent);
      expect([101, 400]).toContain(status);
      expect(text).not.toContain(chatEvents.messaging.name);
    }
    const socket = open(address, { world, auth: anna });
    expect(await outcomeOf(socket)).toBe('connected');
  });
});
