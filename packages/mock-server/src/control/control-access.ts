/** Control access: from this machine, and from the networks of `--allow-control-from`. */
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isAllowedHost, isLoopback } from '../http/host.ts';

/** Returns whether a request has control access. */
export type HasControlAccess = (request: FastifyRequest) => boolean;

/** Networks have the form `192.168.1.0/24`. Their machines may use any allowed host name. */
export function createControlAccess(
  networks: readonly string[],
  allowedHosts: readonly string[],
): HasControlAccess {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  const isListed = (ip: string): boolean => {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
  return ({ ip, headers: { host } }) =>
    (isLoopback(ip) && isAllowedHost(host, [])) || (isListed(ip) && isAllowedHost(host, allowedHosts));
}
