import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Address, addressOf } from '#server/kernel/http/address.ts';
import { cookieIn, setCookie } from '#server/kernel/http/cookies.ts';
import type { Random } from '#server/kernel/operations/clock.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import { isProof, proofOf } from './secrets.ts';

const COOKIE = 'pravesh_device';
const MOST_ACCOUNTS = 8;

/** The seal covers the present password: after a new password, no device is known. */
export interface DeviceAccount {
  id: string;
  passwordHash: string;
}

/**
 * The browser that signs in (docs/decisions/0023-known-devices.md). Its cookie proves an earlier sign-in, so a
 * stranger's wrong passwords are not counted against it. It is never an authority.
 */
export interface Device {
  address: Address;
  /** Null when the device never signed in to the account, or there is no such account. */
  knownAs(account: DeviceAccount | null): string | null;
  remember(account: DeviceAccount): void;
}

/** A number of 128 random bits, and the seal that binds it to an account. */
const MARK = /^[\w-]{22}\.[\w-]{43}$/;
interface Mark {
  number: string;
  seal: string;
}

export function deviceOf(
  { config, random }: { config: Config; random: Random },
  request: FastifyRequest,
  reply: FastifyReply,
): Device {
  const sealOf = (number: string, { id, passwordHash }: DeviceAccount): string =>
    proofOf(config.appSecret, 'known devices', `${number}\n${id}\n${passwordHash}`);
  const marks = marksOf(request);
  const of = (account: DeviceAccount) => marks.find(({ number, seal }) => isProof(seal, sealOf(number, account)));
  return {
    address: addressOf(request),
    knownAs: (account) => of(account ?? { id: '', passwordHash: '' })?.number ?? null,
    remember: (account) => {
      const known = of(account);
      const number = known?.number ?? random.bytes(16).toString('base64url');
      const mark = { number, seal: sealOf(number, account) };
      const kept = [mark, ...marks.filter((one) => one !== known)].slice(0, MOST_ACCOUNTS);
      const value = kept.map(({ number, seal }) => `${number}.${seal}`).join('~');
      // For our own calls alone, never sent with another site's request.
      setCookie(reply, config, { name: COOKIE, value, path: '/api', sameSite: 'strict' });
    },
  };
}

function marksOf(request: FastifyRequest): Mark[] {
  return (cookieIn(request, COOKIE) ?? '')
    .split('~')
    .filter((mark) => MARK.test(mark))
    .slice(0, MOST_ACCOUNTS)
    .map((mark) => ({ number: mark.slice(0, 22), seal: mark.slice(23) }));
}
