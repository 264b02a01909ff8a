import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressFrom, addressOfPeer, maskAddress } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['nonsense', 'unreadable'],
  ['', 'unreadable'],
  [undefined, 'unreadable'],
])('%s is counted as %s', (bare, expected) => {
  expect(addressFrom(bare)).toBe(expected);
});

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage;

test.each([
  ['', '203.0.113.7', undefined, '203.0.113.7'],
  ['', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['loopback', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '127.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['loopback,10.0.0.0/8', '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['10.1.2.3', '10.1.2.4', '198.51.100.1', '10.1.2.4'],
  ['uniquelocal', 'fd00::5', '2001:db8::9', '2001:db8::/64'],
  ['loopback', '127.0.0.1', 'nonsense', 'unreadable'],
  ['loopback', '127.0.0.1', '127.0.0.2', '127.0.0.2'],
])('with TRUST_PROXY=%j, %s that forwards for %s is counted as %s', (trusted, remote, forwarded, expected) => {
  expect(addressOfPeer(trusted)(request(remote, forwarded))).toBe(expected);
});

test.each([
  ['203.0.113.7', '203.0.113.•••'],
  ['2001:db8:1:2::1', '2001:db8:1:•••'],
  ['2001:db8::1', '2001:db8::•••'],
  ['::1', '::/64'],
])('of %s is kept %s', (bare, kept) => {
  expect(maskAddress(addressFrom(bare))).toBe(kept);
});
