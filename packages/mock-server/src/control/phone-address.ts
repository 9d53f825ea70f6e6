/** The address at which a phone on the same network opens this server. */
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { hostsOf, isLoopback } from '../http/host.ts';

type Asked = Pick<FastifyRequest, 'protocol' | 'headers' | 'hostname'>;

/** Returns the origin for phones, undefined when the server listens on a loopback address. */
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
