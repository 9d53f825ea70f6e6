/** The address of a client behind proxies. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { createNetworks } from './networks.ts';

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
      if (!isTrusted(client) || isIP(hop) === 0) break;
      client = hop;
    }
    return client;
  };
}
