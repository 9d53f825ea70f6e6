import { Buffer } from 'node:buffer';
import { chatEvents } from '@wallet/contract/chat';
import { describe, expect, it } from 'vitest';
import { worldCookieOf } from '../http/caller.ts';
import { openServer } from '../http/http.fixture.ts';
import { getRaw, sendRaw } from '../http/raw.fixture.ts';
import { roomNameOf } from '../domains/chat/room.ts';
import type { SeededChoices } from '../world/seeded-choices.fixture.ts';
import { seededChoices } from '../world/seeded-choices.fixture.ts';
import { anna, ben, Ear, join, open, outcomeOf, sayTo } from './socket.fixture.ts';

const server = await openServer();
const address = await server.listen();
const world = server.worlds.create();
const cookie = `${worldCookieOf(new URL(address).host)}=${world.id}`;
const seed = `${Math.random()}`;

/** Letters that mean something to engine.io, to socket.io or to JSON, and some that mean nothing to anybody. */
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

/** JSON of any shape, with valid names in wrong places. */
function drawJson(choices: SeededChoices, depth = 3): unknown {
  const leaf = choices.pick([null, true, -1, 1e300, '', roomNameOf(ben), drawText(choices, 3)]);
  if (depth === 0 || choices.oneIn(3)) return leaf;
  const parts = Array.from({ length: choices.below(3) }, () => drawJson(choices, depth - 1));
  if (choices.oneIn(2)) return parts;
  const names = ['room', '__proto__', 'constructor', 'token', '_placeholder', 'num'];
  return Object.fromEntries(parts.map((part) => [choices.pick(names), part]));
}

/** An event as it may be written, of any name and with anything in it; some want an answer. */
function drawEvent(choices: SeededChoices): string {
  const name = choices.pick(['join', 'join', 'join', 'messaging', 'disconnect', 'constructor', '', 7]);
  const sent = Array.from({ length: choices.below(3) }, () => drawJson(choices));
  return `42${choices.pick(['', '1', '99999999'])}${JSON.stringify([name, ...sent])}`;
}

/** A packet that is nearly one: a type, and then anything. */
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

/** Returns the response to a raw body over polling. */
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

/** A connection by polling as anna, which has not joined any room; its session id. */
async function connectByPolling(): Promise<string> {
  const { text } = await getRaw(address, polling(), { cookie });
  const sid = /"sid":"([^"]+)"/.exec(text)?.[1] ?? '';
  expect(await post(sid, `40${JSON.stringify(anna)}`)).toBe(200);
  return sid;
}

const send = (sid: string) => getRaw(address, polling(`&sid=${sid}`), { cookie });

describe(`a client that sends random packets (seed: ${seed})`, () => {
  it('receives no other room’s messages, and ends at most its own connection: 2,000 packets', async () => {
    const choices = seededChoices(seed);
    const listener = open(address, { world, auth: ben });
    expect(await outcomeOf(listener)).toBe('connected');
    const ear = new Ear(listener);
    expect(await join(listener, roomNameOf(ben))).toBe(true);
    const outcomes = new Set<number>();
    for (let round = 0; round < 100; round++) {
      const sid = await connectByPolling();
      // The first that is no packet ends the connection, so most connections send events, and some only garbage.
      const draw = round % 3 === 0 ? drawGarbage : drawEvent;
      const packets = Array.from({ length: 20 }, () => draw(choices));
      outcomes.add(await post(sid, packets.join('\u001e')));
      sayTo(world, ben, `secret ${round}`);
      // Whether the connection lasted or not, what it can still read is its own.
      const { text } = await send(sid);
      expect(text).not.toContain('secret');
    }
    // Some bodies are refused as a whole, and some are taken.
    expect([...outcomes].every((status) => status === 200 || status === 400)).toBe(true);
    expect((await ear.hears(100)).length).toBe(100);
    listener.close();
    const crashes = world.journal.entries().filter(({ kind }) => kind === 'crash' || kind === 'violation');
    expect(crashes).toEqual([]);
  });

  it('cannot begin otherwise than a connection begins', async () => {
    const choices = seededChoices(`${seed} begin`);
    for (let round = 0; round < 150; round++) {
      const query = [
        `EIO=${choices.pick(['4', '3', '0', '', 'x', '%00', '4&EIO=3'])}`,
        `transport=${choices.pick(['polling', 'websocket', 'webtransport', '__proto__', '', 'polling&transport=x'])}`,
        `sid=${choices.pick(['', 'none', '__proto__', 'constructor', '../', 'x'.repeat(2_000)])}`,
        `t=${encodeURIComponent(Buffer.from(drawText(choices, 4)).toString())}`,
      ];
      const chosen = query.filter(() => !choices.oneIn(3)).join('&');
      const isUpgrade = choices.oneIn(3);
      const upgrade = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': choices.pick(['13', '8', 'x']),
      };
      const { status } = await getRaw(address, `/socket.io/?${chosen}`, {
        cookie,
        ...(isUpgrade && {
          ...upgrade,
          'sec-websocket-key': choices.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'x']),
        }),
      });
      expect([chosen, [0, 101, 200, 400, 403, 404, 405, 422].includes(status), status]).toEqual([
        chosen,
        true,
        status,
      ]);
    }
  });

  it('cannot break the frames of a websocket: 200 that are none', async () => {
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
    for (let round = 0; round < 200; round++) {
      // Any first byte is a frame of some type; unmasked, or longer than it says, it is none. The close comes last.
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
    socket.close();
  });
});
