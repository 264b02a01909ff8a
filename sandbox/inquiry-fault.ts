import type { FastifyReply } from 'fastify';
import type { Gateway } from './gateway.ts';
import { hang } from './hang.ts';
import type { Switches } from './switches.ts';

/** Answers an inquiry with a fault that looks the same at every provider; undefined when this is none of those. */
export function commonFault(
  gateway: Gateway,
  reply: FastifyReply,
  fault: Switches['inquiry'],
): FastifyReply | undefined {
  if (fault === 'timeout') return hang(gateway, reply);
  if (fault === 'http429') return reply.code(429).header('retry-after', '5').send('Too Many Requests');
  if (fault === 'http500') return reply.code(500).send('<html><body><h1>HTTP Status 500</h1></body></html>');
  return undefined;
}
