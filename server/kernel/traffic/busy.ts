import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '#contract/kernel/errors.ts';

const { code, message } = busy();
const BODY = JSON.stringify({ message, code });

/** Built ahead, without the table of errors: it is sent to thousands a second. */
export const sayBusyInJson = (_request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply =>
  reply.code(503).header('retry-after', seconds).type('application/json; charset=utf-8').send(BODY);
