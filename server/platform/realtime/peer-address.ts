import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The names that TRUST_PROXY knows beside addresses and ranges, as Fastify does. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** Reads who sent a request that Fastify never sees: the last address that is not a proxy we trust (TRUST_PROXY). */
export function peerAddress(trustProxy: string): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const word of trustProxy.split(',').filter(Boolean)) {
    for (const range of NAMED[word.trim()] ?? [word.trim()]) {
      const [address = '', bits] = range.split('/');
      if (bits === undefined) trusted.addAddress(address, family(address));
      else trusted.addSubnet(address, Number(bits), family(address));
    }
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    const hops = [socket.remoteAddress ?? '', ...forwarded.split(',').filter(Boolean).reverse()].map(plain);
    return hops.find((hop) => !isTrusted(hop)) ?? hops.at(-1) ?? '';
  };
}
