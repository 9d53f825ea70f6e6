import { teamHeader } from '@wallet/deploy/headers';
import { expect, it } from 'vitest';
import { openServer } from '../http/http.fixture.ts';
import { controlHeader } from './control-header.ts';

const server = await openServer({ allowedHosts: ['mock.test'], controlFrom: ['192.168.1.0/24', 'fd00::/8'] });

const steer = async (remoteAddress: string, host: string) => {
  const headers = { host, [controlHeader.name]: controlHeader.value };
  return (await server.app.inject({ url: '/_mock/v1/worlds', remoteAddress, headers })).statusCode;
};

it.each([
  ['127.0.0.1', 'localhost', 200],
  ['127.0.0.1', 'mock.test', 403],
  ['192.168.1.7', 'mock.test', 200],
  ['::ffff:192.168.1.7', 'mock.test', 200],
  ['fd00::1', 'mock.test', 200],
  ['192.168.2.7', 'mock.test', 403],
  ['2001:db8::1', 'mock.test', 403],
])('a control call from %s at %s returns %i', async (ip, host, status) => {
  expect(await steer(ip, host)).toBe(status);
});

it.each([
  ['127.0.0.1', 'localhost', '192.0.2.7', 403],
  ['127.0.0.1', 'localhost', '127.0.0.1', 200],
  ['192.168.1.7', 'mock.test', '10.0.0.1', 403],
  ['10.0.0.1', 'mock.test', '192.168.1.7', 403],
])(
  'a control call by the proxy %s at %s for %s returns %i',
  async (remoteAddress, host, forwarded, status) => {
    const trusting = await openServer({
      allowedHosts: ['mock.test'],
      controlFrom: ['192.168.1.0/24'],
      trustedProxies: ['127.0.0.0/8', '192.168.1.0/24', '10.0.0.0/8'],
    });
    const headers = { host, 'x-forwarded-for': forwarded, [controlHeader.name]: controlHeader.value };
    const response = await trusting.app.inject({ url: '/_mock/v1/worlds', remoteAddress, headers });
    expect(response.statusCode).toBe(status);
  },
);

it('a control call that a site passes on for a team returns 403 without one, from this machine, too', async () => {
  const headers = { host: 'localhost', [controlHeader.name]: controlHeader.value, [teamHeader]: 'required' };
  const response = await server.app.inject({ url: '/_mock/v1/worlds', remoteAddress: '127.0.0.1', headers });
  expect(response.statusCode).toBe(403);
});

it('returns 200 for the health check', async () => {
  const { statusCode, body } = await server.app.inject({
    url: '/_mock/health',
    headers: { host: 'mock.test' },
  });
  expect([statusCode, body]).toEqual([200, '{"status":"ok"}']);
});
