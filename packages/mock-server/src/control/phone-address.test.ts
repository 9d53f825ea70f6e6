import { expect, it } from 'vitest';
import { originForPhones } from './console.ts';

const requestTo = (host: string) => ({
  protocol: 'http' as const,
  headers: { host },
  hostname: host.replace(/:\d+$/, ''),
});
const listening = (address: string) => ({ address, family: 'IPv4', port: 4000 });
const inLan = (host: string) => (host === '0.0.0.0' ? ['phone.example', 'lan.example'] : [host]);

it.each([
  [
    'the machine’s address, when it listens on every interface',
    '127.0.0.1:4000',
    '0.0.0.0',
    'http://phone.example:4000',
  ],
  ['the address it listens on', 'localhost:4000', 'lan.example', 'http://lan.example:4000'],
  ['the address of the request', 'box.example:8080', '127.0.0.1', 'http://box.example:8080'],
  ['undefined, when it listens on a loopback address', '127.0.0.1:4000', '127.0.0.1', undefined],
])('the origin for phones is %s', (_name, host, address, origin) => {
  expect(originForPhones(requestTo(host), listening(address), inLan)).toBe(origin);
});
