/** Control access: from this machine, and from the networks of `--allow-control-from`. */
import type { FastifyRequest } from 'fastify';
import type { ClientAddress } from '../http/client-address.ts';
import { isAllowedHost, isLoopback } from '../http/host.ts';
import { createNetworks } from '../http/networks.ts';

/** Returns whether a request has control access. */
export type HasControlAccess = (request: FastifyRequest) => boolean;

/**
 * Networks have the form `192.168.1.0/24`. Their machines may use any allowed host name. Behind a trusted proxy, both the
 * proxy and its client need access.
 */
export function createControlAccess(
  networks: readonly string[],
  allowedHosts: readonly string[],
  clientAddress: ClientAddress,
): HasControlAccess {
  const isListed = createNetworks(networks);
  const hasAccess = (ip: string, host: string | undefined): boolean =>
    (isLoopback(ip) && isAllowedHost(host, [])) || (isListed(ip) && isAllowedHost(host, allowedHosts));
  return ({ ip, raw, headers: { host } }) => hasAccess(ip, host) && hasAccess(clientAddress(raw), host);
}
