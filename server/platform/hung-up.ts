import type { FastifyReply } from 'fastify';

/** The caller went away before the answer was whole: nobody is there to be told anything. */
export const hasHungUp = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableFinished;

/** What hanging up itself breaks: the query that is cancelled then, the body that does not end, the answer nobody takes. */
export const comesOfHangingUp = ({ name, message, code }: Error & { code?: unknown }): boolean =>
  name === 'AbortError' || code === '57014' || code === 'ERR_STREAM_PREMATURE_CLOSE' || isCutBody(code, message);

/** Node's words for a body that was cut off; a database that resets a connection says them otherwise. */
const isCutBody = (code: unknown, message: string): boolean => code === 'ECONNRESET' && message === 'aborted';

/** Says when the caller hangs up. After a whole answer it comes as well, and ends nothing. */
export function hungUp(reply: FastifyReply): AbortSignal {
  const ending = new AbortController();
  if (hasHungUp(reply)) ending.abort();
  reply.raw.once('close', () => ending.abort());
  return ending.signal;
}
