import { describe, expect, it } from 'vitest';
import { controlRoutes } from './control.contract.ts';
import { listenWhileTesting, open, testServer } from './control.fixture.ts';
import { ownPath } from './pages.ts';

listenWhileTesting();

describe('pages', () => {
  it('enter a world with a cookie, and redirect to own paths only', async () => {
    const world = await open('empty');
    const enter = (next: string) =>
      testServer.server.app.inject({ url: `/_mock/enter/${world.id}?next=${encodeURIComponent(next)}` });
    const { statusCode, headers } = await enter('/login?redirect=/user/home');
    expect([statusCode, headers.location]).toEqual([303, '/login?redirect=/user/home']);
    expect(headers['set-cookie']).toBe(`mock_world=${world.id}; Path=/; HttpOnly; SameSite=Lax`);
    const onPort = await testServer.server.app.inject({
      url: `/_mock/enter/${world.id}`,
      headers: { host: '127.0.0.1:4123' },
    });
    expect(onPort.headers['set-cookie']).toContain(`mock_world_4123=${world.id};`);
    expect((await enter('//evil.example')).headers.location).toBe('/');
    const gone = await testServer.server.app.inject({ url: '/_mock/enter/nobody' });
    expect([gone.statusCode, gone.json()]).toEqual([
      404,
      {
        message:
          'There is no world nobody: it was deleted, it expired without requests, or the simulator restarted.',
      },
    ]);
  });

  it.each([
    ['a navigation', { 'sec-fetch-dest': 'document' }, 303],
    ['a client without fetch metadata', {}, 303],
    ['a picture', { 'sec-fetch-dest': 'image' }, 403],
    ['a frame', { 'sec-fetch-dest': 'iframe' }, 403],
    ['a script', { 'sec-fetch-dest': 'empty' }, 403],
  ])('allow entering a world from %s, or reject it', async (_who, headers, status) => {
    const response = await testServer.server.app.inject({ url: '/_mock/enter/default', headers });
    expect(response.statusCode).toBe(status);
    expect(response.headers['set-cookie'] !== undefined).toBe(status === 303);
  });

  it.each([
    '//evil',
    '/\\evil',
    'https://evil',
    '/a\nb',
    '/a\tb',
    '',
    'login',
    `/${'x'.repeat(600)}`,
    ['/a'],
    undefined,
  ])('%j is not a path of this origin', (next) => {
    expect(ownPath(next)).toBeUndefined();
  });

  it.each([
    ['/_mock', '/_mock/console/'],
    ['/_mock/', '/_mock/console/'],
  ])('redirect from %s to %s', async (url, target) => {
    const { statusCode, headers } = await testServer.server.app.inject({ url });
    expect([statusCode, headers.location]).toEqual([303, target]);
  });

  it('describe the calls of the product and of the control API', async () => {
    const [product, control] = await Promise.all(
      ['openapi', 'control'].map(async (name) => {
        const { body } = await testServer.server.app.inject({ url: `/_mock/${name}.json` });
        return JSON.parse(body) as { readonly paths: Readonly<Record<string, object>> };
      }),
    );
    // The reference sends its calls to the server of the page, on any port.
    for (const one of [product, control])
      expect(one).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] });
    const described = Object.values(control?.paths ?? {}).flatMap((path) => Object.keys(path));
    expect(described).toHaveLength(controlRoutes.length);
    expect(control?.paths).toHaveProperty(['/_mock/v1/worlds/{world}/deposit/payQr', 'post', 'requestBody']);
  });

  it('serve the API reference from this host alone', async () => {
    const get = (url: string) => testServer.server.app.inject({ url });
    const { body, headers } = await get('/_mock/reference');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(5);
    for (const address of addresses) {
      expect(address).toMatch(/^\/_mock\/reference(?:[/?]|$)/);
      expect((await get(address)).statusCode, address).toBe(200);
    }
    for (const name of ['index.html', 'swagger-initializer.js', 'logo.svg'])
      expect((await get(`/_mock/reference/files/${name}`)).statusCode, name).toBe(404);
  });

  it('serve pictures that may be cached', async () => {
    for (const kind of ['logo', 'background', 'banner', 'qr', 'slip']) {
      const { statusCode, headers, body } = await testServer.server.app.inject({
        url: `/_mock/picture/${kind}/PG.svg`,
      });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
        'public, max-age=86400',
      ]);
      expect(body).toMatch(/^<svg .*<\/svg>\n?$/s);
    }
    for (const url of [
      '/_mock/picture/other/PG.svg',
      '/_mock/picture/logo/PG.png',
      '/_mock/picture/logo/%3Cscript%3E.svg',
    ])
      expect((await testServer.server.app.inject({ url })).statusCode).toBe(404);
  });
});
