import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn, setCookie } from '#server/kernel/http/cookies.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import { proofOf } from './secrets.ts';

const COOKIE = 'pravesh_booked';
const MOST_NUMBERS = 8;

/** 128 bits of an HMAC: the number cannot be read from it, and nobody makes one without our secret. */
const sealOf = ({ config }: { config: Config }, mobile: string): string =>
  proofOf(config.appSecret, 'booked numbers', mobile).slice(0, 22);

const sealsIn = (request: Pick<FastifyRequest, 'headers'>): string[] =>
  (cookieIn(request, COOKIE) ?? '')
    .split('~')
    .filter((seal) => /^[\w-]{22}$/.test(seal))
    .slice(0, MOST_NUMBERS);

/** For rate limits only: it grants nothing. */
export const hasBookedWith = (deps: { config: Config }, request: FastifyRequest, mobile: string): boolean =>
  sealsIn(request).includes(sealOf(deps, mobile));

export function rememberBookedWith(
  deps: { config: Config },
  request: FastifyRequest,
  reply: FastifyReply,
  mobile: string,
): void {
  const seal = sealOf(deps, mobile);
  const seals = [seal, ...sealsIn(request).filter((other) => other !== seal)].slice(0, MOST_NUMBERS);
  setCookie(reply, deps.config, { name: COOKIE, value: seals.join('~'), path: '/', sameSite: 'lax' });
}
