import type { FastifyReply } from 'fastify';

export const hasHungUp = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableFinished;

/** True for errors such as a cancelled query, an unfinished body, an answer that nobody reads. */
export const isCausedByHangingUp = ({ name, message, code }: Error & { code?: unknown }): boolean =>
  name === 'AbortError' || code === '57014' || code === 'ERR_STREAM_PREMATURE_CLOSE' || isCutBody(code, message);

/** Node's error about a body that was cut off. A database that resets a connection reports it in another way. */
const isCutBody = (code: unknown, message: string): boolean => code === 'ECONNRESET' && message === 'aborted';

/** Aborts when the caller hangs up. It also aborts after a complete answer, where it ends nothing. */
export function hungUp(reply: FastifyReply): AbortSignal {
  const ending = new AbortController();
  if (hasHungUp(reply)) ending.abort();
  reply.raw.once('close', () => ending.abort());
  return ending.signal;
}
