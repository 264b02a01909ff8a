import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import ip from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

declare const grouped: unique symbol;

/**
 * The origin of a request, as limits count it: one IPv4 address, or one IPv6 /64, since a caller with one address of a
 * /64 has all of them (docs/behaviour.md 1.7). Only this file makes one.
 */
export type Address = string & { readonly [grouped]: true };

const WHOLE_IPV6_NETWORK = 64;
/** Key for all unreadable addresses that a trusted proxy forwards. */
const UNREADABLE = 'unreadable';

/** An IPv4 address in IPv6 form counts as the IPv4 address; a closed socket has none. */
export function addressFrom(bare = ''): Address {
  const kept = known.get(bare);
  if (kept !== undefined) return kept;
  const address = readAddress(bare);
  if (bare.length <= LONGEST) known.set(bare, address);
  return address;
}

/** Cache: proxies and counters send the same address again and again, and parsing takes as long as hashing. */
const known = new LRUCache<string, Address>({ max: 4096 });
/** No address is longer; a longer text would fill the memory. */
const LONGEST = 45;

function readAddress(bare: string): Address {
  const [plain = ''] = bare.split('%'); // a zone names an interface of this machine
  return (ip.isValid(plain) ? network(ip.process(plain)) : UNREADABLE) as Address;
}

const network = (parsed: ip.IPv4 | ip.IPv6): string =>
  parsed instanceof ip.IPv4
    ? parsed.toString()
    : `${ip.IPv6.networkAddressFromCIDR(`${parsed}/${WHOLE_IPV6_NETWORK}`)}/${WHOLE_IPV6_NETWORK}`;

/** Group of neighbouring addresses, which identifies no single one; may be stored for years. */
export const maskAddress = (address: Address): string =>
  address.includes('.') ? address.replace(/\d+$/, '•••') : address.replace(/^((?:[^:]*:){3}).*$/, '$1•••');

export const addressOf = (request: FastifyRequest): Address => addressFrom(request.ip);

const trustedBy = (trustProxy: string) => proxyaddr.compile(trustProxy === '' ? [] : trustProxy.split(','));

export function isTrustedBy(trustProxy: string): (peer: string) => boolean {
  const trusts = trustedBy(trustProxy);
  return (peer) => trusts(peer, 0);
}

export function addressOfPeer(trustProxy: string): (request: IncomingMessage) => Address {
  const trusts = trustedBy(trustProxy);
  return (request) => addressFrom(proxyaddr(request, trusts));
}
