/** Lists of networks, as `192.168.1.0/24`. */
import { BlockList, isIP, isIPv6 } from 'node:net';

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
