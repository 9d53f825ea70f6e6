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

it('returns 200 for the health check', async () => {
  const { statusCode, body } = await server.app.inject({
    url: '/_mock/health',
    headers: { host: 'mock.test' },
  });
  expect([statusCode, body]).toEqual([200, '{"status":"ok"}']);
});
