import { createHmac } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/kernel/operations/config.ts';
import { deriveKey } from './secrets.ts';

const COOKIE = 'pravesh_booked';
const LIVES_S = 400 * 24 * 3600;
const MOST_NUMBERS = 8;

/** 128 bits of an HMAC: the number cannot be read from it, and nobody makes one without our secret. */
const sealOf = ({ config }: { config: Config }, mobile: string): string =>
  createHmac('sha256', deriveKey(config.appSecret, 'booked numbers')).update(mobile).digest('base64url').slice(0, 22);

const sealsIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string[] =>
  (parseCookie(headers.cookie ?? '')[COOKIE] ?? '')
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
  const cookie = stringifySetCookie({
    name: COOKIE,
    value: seals.join('~'),
    path: '/',
    maxAge: LIVES_S,
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.config.publicUrl.startsWith('https:'),
  });
  reply.header('set-cookie', cookie);
}
