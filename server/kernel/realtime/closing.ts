import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Admission } from './admission.ts';
import type { SocketServer } from './socket-server.ts';

/** A phone that is out of reach never answers the close. */
const GOODBYE_MS = 1000;

/** Before the app closes, so that pages reconnect to another process or to this one's successor. */
export function closeSockets(app: FastifyInstance, io: SocketServer, door: Admission, last: () => Promise<void>): void {
  const upgraded = new Set<Socket>();
  const forget = function (this: Socket): void {
    upgraded.delete(this);
  };
  app.server.on('upgrade', (_request, socket: Socket) => {
    upgraded.add(socket);
    socket.on('error', hungUp);
    socket.once('close', forget);
  });
  app.addHook('preClose', async () => {
    door.shut();
    io.engine.close();
    await Promise.race([allClosed(upgraded), new Promise((resolve) => setTimeout(resolve, GOODBYE_MS).unref())]);
    for (const socket of upgraded) socket.destroy();
    await last();
  });
}

/** Node no longer handles errors of an upgraded socket: a reset would end the process. */
const hungUp = (): void => undefined;

const allClosed = (sockets: ReadonlySet<Socket>) =>
  Promise.all([...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
