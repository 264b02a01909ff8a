import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LIVES_S = 400 * 24 * 3600;

export const cookieIn = ({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  cookie?.includes(name) ? parseCookie(cookie)[name] : undefined;

/** For 400 days, the most that browsers keep one; no script reads it. */
export function setCookie(
  reply: FastifyReply,
  { publicUrl }: { publicUrl: string },
  cookie: Pick<SetCookie, 'name' | 'value' | 'path' | 'sameSite'>,
): void {
  const secure = publicUrl.startsWith('https:');
  reply.header('set-cookie', stringifySetCookie({ ...cookie, maxAge: LIVES_S, httpOnly: true, secure }));
}
