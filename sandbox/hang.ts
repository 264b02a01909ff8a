import type { FastifyReply } from 'fastify';
import type { Gateway } from './gateway.ts';

/** Never answers: the connection stays open until the caller gives up, or the gateway is reset or closed. */
export function hang(gateway: Gateway, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { socket } = reply.raw;
  if (!socket) return reply;
  gateway.hung.add(socket);
  gateway.onHang(reply.request.url);
  socket.once('close', () => gateway.hung.delete(socket));
  return reply;
}
