import type { FastifyReply } from 'fastify';
import type { SandboxState } from './gateway.ts';
import type { Switches } from './switches.ts';

/** The connection stays open until the caller gives up, or the gateway is reset or closed. */
export function neverAnswer(gateway: SandboxState, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { socket } = reply.raw;
  if (!socket) return reply;
  gateway.hung.add(socket);
  gateway.onHang(reply.request.url);
  socket.once('close', () => gateway.hung.delete(socket));
  return reply;
}

export function commonFault(
  gateway: SandboxState,
  reply: FastifyReply,
  fault: Switches['inquiry'],
): FastifyReply | undefined {
  if (fault === 'timeout') return neverAnswer(gateway, reply);
  if (fault === 'http429') return reply.code(429).header('retry-after', '5').send('Too Many Requests');
  if (fault === 'http500') return reply.code(500).send('<html><body><h1>HTTP Status 500</h1></body></html>');
  return undefined;
}
