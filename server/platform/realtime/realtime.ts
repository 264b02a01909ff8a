import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { type Join, type QueueMessage, REALTIME } from '#contract/realtime.ts';

/** What the product tells open pages while they are looked at. */
export interface Realtime {
  /** Tells everyone in a queue's room, on every process. Call it after commit. Never throws. */
  announce(message: QueueMessage): void;
}

const roomOf = ({ kind, id }: Join): string => `queue:${kind}:${id}`;

/** Opens Socket.IO on the HTTP server that the pages come from. */
export function openRealtime(app: FastifyInstance): Realtime {
  const io = new Server(app.server, { path: REALTIME.path, serveClient: false, maxHttpBufferSize: 1024 });
  app.addHook('preClose', async () => void io.local.disconnectSockets(true));
  return { announce: (message) => void io.to(roomOf(message)).emit(REALTIME.message, message) };
}
