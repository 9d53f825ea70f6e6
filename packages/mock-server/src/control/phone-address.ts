/** The address at which a phone on the same network opens this server. */
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { drawQrMarkup } from '../domains/deposit/qr-markup.ts';
import { hostsOf, isLoopback } from '../http/host.ts';
import { escaped } from './html.ts';

type Asked = Pick<FastifyRequest, 'protocol' | 'headers' | 'hostname'>;

/** Returns the origin for phones; undefined where the server listens to its own machine alone. */
export function originForPhones(
  { protocol, headers, hostname }: Asked,
  listening: AddressInfo | string | null,
  hosts = hostsOf,
): string | undefined {
  if (hostname !== 'localhost' && !isLoopback(hostname)) return `${protocol}://${headers.host ?? hostname}`;
  if (listening === null || typeof listening === 'string') return undefined;
  const [host] = hosts(listening.address).filter((one) => !isLoopback(one));
  return host === undefined ? undefined : `http://${host}:${listening.port}`;
}

/** Shows an address as a link and as a QR code; for a server that no phone reaches, how it is started. */
export function phonePart(origin: string | undefined, path: string): string {
  if (origin === undefined)
    return '<p>To open the app on a phone in the same network, start with <code>--host 0.0.0.0</code>.</p>';
  const address = origin + path;
  return `<figure><figcaption>On a phone in the same network: <a href="${escaped(address)}">${escaped(address)}</a></figcaption>
${drawQrMarkup(address)}</figure>`;
}
