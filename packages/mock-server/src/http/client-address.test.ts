import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';

const proxies = ['10.0.0.0/8', 'fd00::/8'];

it.each([
  ['a client without a proxy', [], '10.0.0.1', '1.1.1.1', '10.0.0.1'],
  ['a proxy that is not trusted', proxies, '192.0.2.1', '1.1.1.1', '192.0.2.1'],
  ['a trusted proxy', proxies, '10.0.0.1', '1.1.1.1', '1.1.1.1'],
  ['a trusted proxy as IPv4 in IPv6', proxies, '::ffff:10.0.0.1', '1.1.1.1', '1.1.1.1'],
  ['a trusted proxy over IPv6', proxies, 'fd00::1', '2001:db8::1', '2001:db8::1'],
  ['an address that the client forged', proxies, '10.0.0.1', '8.8.8.8, 1.1.1.1', '1.1.1.1'],
  ['two trusted proxies', proxies, '10.0.0.1', '8.8.8.8,1.1.1.1,10.0.0.2', '1.1.1.1'],
  ['trusted proxies only', proxies, '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['a trusted proxy without the header', proxies, '10.0.0.1', undefined, '10.0.0.1'],
  ['a header without an address', proxies, '10.0.0.1', '1.1.1.1, unknown', '10.0.0.1'],
])('the address of a request from %s', (_case, trusted, remoteAddress, forwarded, address) => {
  const request = { socket: { remoteAddress } as Socket, headers: { 'x-forwarded-for': forwarded } };
  expect(createClientAddress(trusted)(request)).toBe(address);
});
