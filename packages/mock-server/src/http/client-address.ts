/** The address of a client behind proxies. */
import type { IncomingMessage } from 'node:http';
import { isIP, BlockList, isIPv6 } from 'node:net';

/** Returns whether an address is in one of the networks; other texts are in none. */
export type IsInNetworks = (ip: string) => boolean;

export function createNetworks(networks: readonly string[]): IsInNetworks {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return (ip) => {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/** Returns the address that limits and blocks apply to. */
export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/** X-Forwarded-For counts only where a trusted proxy wrote it: from its end, up to the first other address. */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = createNetworks(trustedProxies);
  return ({ headers, socket }) => {
    const hops = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => hop.trim())
      .reverse();
    let client = socket.remoteAddress ?? '';
    for (const hop of hops) {
      if (isIP(hop) === 0 || !isTrusted(client)) break;
      client = hop;
    }
    return client;
  };
}
