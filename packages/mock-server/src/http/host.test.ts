import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { hostsOf } from './host.ts';

const at = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address, internal, family }) as NetworkInterfaceInfo;

const interfaces = {
  lo: [at('127.0.0.1', true)],
  eth0: [at('192.168.1.5'), at('fe80::1', false, 'IPv6')],
  wlan0: [at('10.0.0.7')],
};

test.each([
  ['0.0.0.0', ['192.168.1.5', '10.0.0.7']],
  ['::', ['192.168.1.5', '10.0.0.7']],
  ['192.168.1.5', ['192.168.1.5']],
  ['wallet.test', ['wallet.test']],
])('a server that listens on %s has the host names %j', (host, names) => {
  expect(hostsOf(host, interfaces)).toEqual(names);
});
