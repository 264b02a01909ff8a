import { createHmac } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { deriveKey } from './secrets.ts';

const COOKIE = 'pravesh_booked';
const LIVES_S = 400 * 24 * 3600;
/** Numbers that one browser is known for; the one used longest ago is dropped first. */
const MOST_NUMBERS = 8;

/** 128 bits of a seal of the number: nobody reads the number from it, and nobody makes one without our secret. */
const sealOf = ({ config }: Pick<Deps, 'config'>, mobile: string): string =>
  createHmac('sha256', deriveKey(config.appSecret, 'booked numbers')).update(mobile).digest('base64url').slice(0, 22);

const sealsIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string[] =>
  (parseCookie(headers.cookie ?? '')[COOKIE] ?? '')
    .split('~')
    .filter((seal) => /^[\w-]{22}$/.test(seal))
    .slice(0, MOST_NUMBERS);

/** Whether this browser booked with the number. Only limits ask: it opens nothing. */
export const hasBookedWith = (deps: Pick<Deps, 'config'>, request: FastifyRequest, mobile: string): boolean =>
  sealsIn(request).includes(sealOf(deps, mobile));

/** Has the browser remember that it booked with a number. */
export function rememberBookedWith(
  deps: Pick<Deps, 'config'>,
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
