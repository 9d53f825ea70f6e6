/** Control access by network: from this machine, from the networks of `--allow-control-from`, or with a team from any. */
import type { FastifyRequest } from 'fastify';
import type { ClientAddress } from '../http/client-address.ts';
import { isAllowedHost, isLoopback } from '../http/host.ts';
import { createNetworks } from '../http/networks.ts';
import { teamHeader } from '@wallet/deploy/headers';

/** Returns whether a request has control access. */
export type HasControlAccess = (request: FastifyRequest) => boolean;

/**
 * Networks have the form `192.168.1.0/24`. Their machines may use any allowed host name. Behind a trusted proxy, both the
 * proxy and its client need access. A team has keys, so its people may be in any network unless some are named.
 */
export function createControlAccess(
  networks: readonly string[],
  allowedHosts: readonly string[],
  clientAddress: ClientAddress,
  hasTeam = false,
): HasControlAccess {
  const isListed = createNetworks(networks);
  const hasAccess = (ip: string, host: string | undefined): boolean =>
    (isLoopback(ip) && isAllowedHost(host, [])) || (isListed(ip) && isAllowedHost(host, allowedHosts));
  return ({ ip, raw, headers: { host, [teamHeader]: ofTeam } }) => {
    if (hasTeam && networks.length === 0) return true;
    if (!hasTeam && ofTeam !== undefined) return false;
    return hasAccess(ip, host) && hasAccess(clientAddress(raw), host);
  };
}
