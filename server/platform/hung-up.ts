import type { FastifyReply } from 'fastify';

/** The caller went away before the answer was whole: nobody is there to be told anything. */
export const hasHungUp = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableFinished;

/** Says when the caller hangs up. After a whole answer it comes as well, and ends nothing. */
export function hungUp(reply: FastifyReply): AbortSignal {
  const ending = new AbortController();
  if (hasHungUp(reply)) ending.abort();
  reply.raw.once('close', () => ending.abort());
  return ending.signal;
}
