/** Control access by network: from this machine, from the networks of `--allow-control-from`, or with a team from any. */
import type { FastifyRequest, FastifyReply } from 'fastify';
import { createNetworks, type ClientAddress } from '../http/client-address.ts';
import { isAllowedHost, isLoopback } from '../http/host.ts';
import { teamHeader } from '@wallet/deploy/headers';
import type { Team } from '../team/team.ts';
import { controlHeader } from './control-header.ts';

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

/** Rejects requests without control access, without the header, which a foreign page cannot send, or without a key. */
export const createGuard =
  (hasControlAccess: HasControlAccess, team: Team | undefined) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const isLocal = hasControlAccess(request);
    if (isLocal && request.headers[controlHeader.name] === controlHeader.value) {
      if (!team) return done();
      return void team.admit(request).then(() => done(), done);
    }
    const message = isLocal
      ? `Control calls carry the header ${controlHeader.name}: ${controlHeader.value}.`
      : 'Control calls come from this machine only, unless --allow-control-from names others.';
    void reply.code(403).send({ message });
  };

export type ControlGuard = ReturnType<typeof createGuard>;
