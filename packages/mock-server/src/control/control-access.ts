/** From where worlds may be steered: this machine, and the networks of `--allow-control-from`. */
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isAllowedHost, isLoopback } from '../http/host.ts';

/** Whether a request comes from where worlds may be steered. */
export type HasControlAccess = (request: FastifyRequest) => boolean;

/** Networks are written as `192.168.1.0/24`; machines in them call this server by any name it has. */
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
