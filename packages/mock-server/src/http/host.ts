/** Allowed Host headers: a foreign page must not reach this server under a host name of its own. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { errorResponse } from './http-error.ts';
import { sendResponse } from './server-errors.ts';

const localNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Addresses that listen on every network interface. */
const everywhere: readonly string[] = ['0.0.0.0', '::'];

/**
 * Returns the host names of a server that listens on a host, besides those of this machine. A server that listens on
 * every interface is reachable by the machine's IP addresses: a foreign page can claim a name, never an address.
 */
export function hostsOf(
  host: string,
  interfaces: NodeJS.Dict<readonly NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  if (!everywhere.includes(host)) return [host];
  return Object.values(interfaces)
    .flat()
    .flatMap((one) => (one && one.family === 'IPv4' && !one.internal ? [one.address] : []));
}

/** Whether a Host header names this machine or an allowed host. */
export function isAllowedHost(header: string | undefined, further: readonly string[]): boolean {
  const name = header?.toLowerCase().replace(/:\d+$/, '');
  return name !== undefined && (localNames.includes(name) || further.includes(name));
}

/** Whether a request has one Host header, with an allowed host. Node keeps the first of two. */
export function isForThisHost(
  { headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  further: readonly string[],
): boolean {
  let names = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') names++;
  return names === 1 && isAllowedHost(headers.host, further);
}

/**
 * Whether a request has no origin, that of this server, or an allowed one. Browsers send cookies with a websocket of
 * any page, so the origin is checked.
 */
export function isFromOwnPage({ origin, host }: IncomingHttpHeaders, further: readonly string[]): boolean {
  if (origin === undefined) return true;
  const page = /^https?:\/\/([^/]+)$/i.exec(origin)?.[1]?.toLowerCase();
  return page !== undefined && (page === host?.toLowerCase() || further.includes(page.replace(/:\d+$/, '')));
}

/**
 * Whether a request may be one of an own or an allowed page. Browsers mark those of other pages by their origin, or, for
 * pictures and links, by `sec-fetch-site`.
 */
export const isFromAllowedPage = (
  headers: IncomingHttpHeaders,
  { hosts, origins }: { readonly hosts: readonly string[]; readonly origins: readonly string[] },
): boolean =>
  headers.origin === undefined
    ? headers['sec-fetch-site'] !== 'cross-site'
    : origins.includes(headers.origin) || isFromOwnPage(headers, hosts);

export const isLoopback = (ip: string): boolean =>
  isIP(ip) !== 0 && (ip === '::1' || ip.replace('::ffff:', '').startsWith('127.'));

/** Rejects requests with a foreign Host header before any other hook. */
export function rejectForeignHosts(app: FastifyInstance, further: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isForThisHost(request.raw, further)) return done();
    sendResponse(errorResponse('INVALID_IP'), request, reply);
  });
}
