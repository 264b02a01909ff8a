import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Where {
  port: number;
  host: string;
}

/**
 * libuv lets in one connection a listening socket, then does all else that there is to do. When that is much, new visitors
 * wait for seconds, whoever asks for our health among them, and are reset at last. So we listen many times at one port.
 */
const DOORS = 64;
const SHARED = { reusePort: true };

/**
 * Lets `app` be reached at one port, of which the system gives each door its part. Answers what shuts the doors, to be
 * called as the app closes: it is done when the last who came in by them has gone. Rejects when the port is taken.
 */
export async function openDoors(app: FastifyInstance, { port: wanted, host }: Where): Promise<() => Promise<void>> {
  const port = await freePort({ port: wanted, host });
  await app.listen({ port, host, ...SHARED });
  const doors: Server[] = [];
  for (let n = 1; n < DOORS; n += 1) doors.push(await aDoor(app, { port, host }));
  return async () => {
    const shut = doors.map((door) => once(door.close(), 'close'));
    await Promise.all(shut);
  };
}

/** Sockets that may be shared would also share with a second Pravesh at this port; so it is first asked for alone. */
async function freePort(where: Where): Promise<number> {
  const alone = createServer().listen(where);
  await once(alone, 'listening');
  const { port } = alone.address() as AddressInfo;
  alone.close();
  await once(alone, 'close');
  return port;
}

async function aDoor({ server, log }: FastifyInstance, where: Where): Promise<Server> {
  const enter = (socket: Socket) => server.emit('connection', socket);
  const door = createServer({ allowHalfOpen: true, noDelay: true }, enter).listen({ ...where, ...SHARED });
  await once(door, 'listening');
  return door.on('error', (err) => log.error({ err }, 'a connection could not be let in'));
}
