import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { REALTIME } from '#contract/kernel/realtime.ts';
import type { Metrics } from '#server/kernel/operations/metrics.ts';
import type { Admission } from './admission.ts';
import type { FramesFromPages, FramesToPages } from './conversation.ts';

export type SocketServer = Server<FramesFromPages, FramesToPages>;

/** A frame holds a word, a kind and an id, and needs no more. */
const MOST_BYTES = 1024;
const SILENCE_MS = 10_000;

interface Connection {
  request: unknown;
  once(event: 'close', heard: () => void): void;
}

export function socketServer(app: FastifyInstance, door: Admission, { sockets }: Metrics): SocketServer {
  const io: SocketServer = new Server(app.server, {
    path: REALTIME.path,
    serveClient: false,
    // Polls come by several connections, which several workers would answer; such pages call the API instead.
    transports: cluster.isWorker ? ['websocket'] : ['websocket', 'polling'],
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: SILENCE_MS,
    allowRequest: door.allowRequest,
  });
  door.count(io.engine);
  // The handshake's request is most of the memory of an idle page, and nothing reads it again.
  io.engine.on('connection', (connection: Connection) => {
    connection.request = null;
    sockets.inc();
    connection.once('close', () => sockets.dec());
  });
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff';
  });
  return io;
}
