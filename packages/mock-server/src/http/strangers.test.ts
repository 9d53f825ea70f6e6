import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationOf, operations } from '@wallet/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { controlHeader, controlPrefix } from '../control/control-header.ts';
import { controlRoutes } from '../control/control.contract.ts';
import { headersOf } from '../client/calls.ts';
import { samplePath } from '../client/sample-input.ts';
import { openServer, tokenFor, newWorld } from './http.fixture.ts';
import { getRaw, sendRaw } from './raw.fixture.ts';

const directory = mkdtempSync(join(tmpdir(), 'wallet-app-'));
writeFileSync(join(directory, 'index.html'), '<title>app</title>');
writeFileSync(join(directory, 'app.js'), '1');
afterAll(() => rmSync(directory, { recursive: true }));

const server = await openServer({ appDirectory: directory, allowedHosts: ['wallet.test'] });
const address = await server.listen();
const { port } = new URL(address);
const world = newWorld(server.worlds);
const token = tokenFor(world);
const steering = { [controlHeader.name]: controlHeader.value };

/** The headers of a websocket’s opening. */
const websocket = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** One path of each kind. */
const paths = [
  '/',
  '/login',
  '/app.js',
  '/nothing',
  samplePath(operationOf('site.info')),
  '/api/nothing',
  '/_mock/openapi.json',
  '/_mock/reference',
  '/_mock/reference/files/swagger-ui.css',
  '/_mock/scenario.schema.json',
  '/_mock/console',
  '/_mock/console/',
  '/_mock/enter/default',
  `${controlPrefix}/worlds`,
  `${controlPrefix}/worlds/default/journal/stream`,
  '/_mock/upload/default/none.png',
  '/_mock/picture/logo/PG.svg',
  '/socket.io/?EIO=4&transport=polling',
];

it('the server listens on the loopback interface only', () => {
  expect(server.app.addresses()).toMatchObject([{ address: '127.0.0.1' }]);
});

describe('a foreign host name, as after DNS rebinding', () => {
  const foreign = [
    'evil.example',
    `evil.example:${port}`,
    `127.0.0.1.evil.example:${port}`,
    `localhost.evil.example`,
    `evil.example#127.0.0.1`,
    `127.0.0.1@evil.example`,
    'localhost.',
    '0.0.0.0',
    '127.1',
    '2130706433',
    '[::ffff:127.0.0.1]',
    'wallet.test.evil.example',
    'localhost, evil.example',
    '',
  ];

  const refused = async (path: string, host: string) => {
    const { status, text } = await getRaw(address, path, { host, ...steering, 'x-player-client': 'web' });
    expect([path, host, [400, 403, 422].includes(status), text.includes('<title>')]).toEqual([
      path,
      host,
      true,
      false,
    ]);
  };

  it('is rejected at every path, and under every name', async () => {
    for (const path of paths) await refused(path, 'evil.example');
    for (const host of foreign) await refused('/', host);
  });

  it('is rejected beside an allowed one: a request has one Host header', async () => {
    for (const path of paths) {
      const lines = [
        `host: 127.0.0.1:${port}`,
        'Host: evil.example',
        'connection: close',
        'x-player-client: web',
      ];
      const { status, text } = await sendRaw(
        address,
        `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
      );
      expect([path, status, text.includes('<title>')]).toEqual([path, 403, false]);
    }
  });

  it('opens no websocket', async () => {
    for (const host of ['evil.example', 'localhost, evil.example', '']) {
      const target = '/socket.io/?EIO=4&transport=websocket';
      const { status } = await getRaw(address, target, { host, ...websocket });
      expect([host, status === 101, status]).toEqual([host, false, status]);
    }
  });

  it('differs from local and allowed names, which are accepted', async () => {
    for (const host of ['127.0.0.1', `LocalHost:${port}`, '[::1]', 'wallet.test:8080'])
      expect([host, (await getRaw(address, '/_mock/reference', { host })).status]).toEqual([host, 200]);
    // A request without a Host header is malformed.
    const nameless = 'GET /_mock/reference HTTP/1.1\r\nconnection: close\r\n\r\n';
    expect([400, 403, 422]).toContain((await sendRaw(address, nameless)).status);
  });
});

describe('a page of another origin', () => {
  const origin = 'https://evil.example';
  const shared = (headers: object): string[] =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-'));

  it.each(['websocket', 'polling'])(
    'is rejected by %s, and pages of this server are accepted',
    async (transport) => {
      const ask = (from: string | undefined) =>
        getRaw(address, `/socket.io/?EIO=4&transport=${transport}`, {
          ...(transport === 'websocket' && websocket),
          ...(from !== undefined && { origin: from }),
        });
      const yes = transport === 'polling' ? 200 : 101;
      for (const from of [undefined, `http://127.0.0.1:${port}`, 'https://wallet.test'])
        expect([from, (await ask(from)).status]).toEqual([from, yes]);
      for (const from of [
        origin,
        'null',
        'http://127.0.0.1:1',
        'https://wallet.test.evil.example',
        'file://',
      ])
        expect([from, (await ask(from)).status]).toEqual([from, transport === 'polling' ? 403 : 400]);
    },
  );

  it('reads no response, and its simple requests have no effect', async () => {
    const before = world.stateHash();
    for (const { method, id } of operations) {
      // Requests of a form or an image: no custom headers, no JSON.
      const { statusCode, headers } = await server.app.inject({
        method,
        url: samplePath(operationOf(id)),
        headers: {
          ...headersOf({ world, token, headers: { 'x-player-client': undefined } }),
          origin,
          'content-type': 'text/plain',
        },
        ...(method === 'GET' ? {} : { payload: '{}' }),
      });
      expect([id, statusCode, shared(headers)]).toEqual([id, 403, []]);
    }
    expect(world.stateHash()).toBe(before);
  });
});

describe('the control calls', () => {
  const urlOf = (path: string): string => path.replace(':world', world.id).replace(/:\w+/g, 'x');

  it.each([
    ['without their header', {}, '127.0.0.1'],
    ['with another value', { [controlHeader.name]: '0' }, '127.0.0.1'],
    ['with it twice', { [controlHeader.name]: '1, 1' }, '127.0.0.1'],
    ['from another machine', steering, '10.0.0.9'],
    ['from another machine with forged headers', { ...steering, 'x-forwarded-for': '127.0.0.1' }, '10.0.0.9'],
    ['from another machine with an IPv4-mapped address', steering, '::ffff:10.0.0.9'],
    ['under an allowed name that is not this machine’s', { ...steering, host: 'wallet.test' }, '127.0.0.1'],
  ])('are rejected %s', async (_name, headers, remoteAddress) => {
    const before = world.stateHash();
    const stream = { method: 'GET' as const, path: `${controlPrefix}/worlds/:world/journal/stream` };
    for (const { method, path } of [...controlRoutes, stream]) {
      const { statusCode } = await server.app.inject({ method, url: urlOf(path), headers, remoteAddress });
      expect([path, statusCode]).toEqual([path, 403]);
    }
    expect([world.stateHash(), server.worlds.get(world.id)]).toEqual([before, world]);
  });
});

it.each([
  ['from another machine', {}, '10.0.0.9'],
  ['under an allowed name that is not this machine’s', { host: 'wallet.test' }, '127.0.0.1'],
])('the console is not served %s', async (_name, headers, remoteAddress) => {
  for (const url of ['/_mock/console/', '/_mock/v1/phone']) {
    const { statusCode } = await server.app.inject({ url, headers, remoteAddress });
    expect([url, statusCode]).toEqual([url, 403]);
  }
});
