import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '#contract/errors.ts';
import type { Config } from '#server/platform/config.ts';
import { dataHeaders } from '#server/platform/security-headers.ts';

const { code, message } = busy();
const BODY = JSON.stringify({ message, code });
const TYPE = 'application/json; charset=utf-8';

/** The refusal of a call. Written once and not by the table of errors: it is said to thousands a second. */
export const sayBusyInJson = (_request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply =>
  reply.code(503).header('retry-after', seconds).type(TYPE).send(BODY);

/** The same at Node's own door, which costs half as much: no log line, no request of Fastify's, no hooks. */
export function busyAtTheDoor(config: Config): (response: ServerResponse, seconds: number) => void {
  const headers = { ...dataHeaders(config), 'content-type': TYPE, 'content-length': String(Buffer.byteLength(BODY)) };
  const fixed = Object.entries(headers).flat();
  return (response, seconds) => void response.writeHead(503, [...fixed, 'retry-after', String(seconds)]).end(BODY);
}
