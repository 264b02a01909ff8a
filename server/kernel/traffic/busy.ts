import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '#contract/kernel/errors.ts';
import { dataHeaders } from '#server/kernel/http/security-headers.ts';
import type { Config } from '#server/kernel/operations/config.ts';

const { code, message } = busy();
const BODY = JSON.stringify({ message, code });
const TYPE = 'application/json; charset=utf-8';

/** The refusal of a call, made once ahead and not by the table of errors: it is sent to thousands a second. */
export const sayBusyInJson = (_request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply =>
  reply.code(503).header('retry-after', seconds).type(TYPE).send(BODY);

const headersOf = (config: Config): Record<string, string> => ({
  ...dataHeaders(config),
  'content-type': TYPE,
  'content-length': String(Buffer.byteLength(BODY)),
});

/** The same through Node alone, which costs half as much: no log line, no request of Fastify's, no hooks. */
export function busyAtTheDoor(config: Config): (response: ServerResponse, seconds: number) => void {
  const fixed = Object.entries(headersOf(config)).flat();
  return (response, seconds) => void response.writeHead(503, [...fixed, 'retry-after', String(seconds)]).end(BODY);
}

/** The same written to the socket, which costs less than half of that; made once for each number of seconds. */
export function busyOnTheWire(config: Config): (socket: Socket, seconds: number) => void {
  const lines = Object.entries({ ...headersOf(config), connection: 'keep-alive' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = ['HTTP/1.1 503 Service Unavailable', ...lines].join('\r\n');
  const made = new Map<number, Buffer>();
  return (socket, seconds) => {
    const answer = made.get(seconds) ?? Buffer.from(`${head}\r\nretry-after: ${seconds}\r\n\r\n${BODY}`);
    made.set(seconds, answer);
    socket.write(answer);
  };
}
