import cluster from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Where {
  port: number;
  host: string;
}

/** libuv accepts one connection per socket and turn, so under load a single socket would reset new visitors. */
const DOORS = 64;
const SHARED = { reusePort: true };

/** Returns the function that closes all doors. Rejects when the port is taken. A worker has no doors. */
export async function openDoors(app: FastifyInstance, { port: wanted, host }: Where): Promise<() => Promise<void>> {
  if (cluster.isWorker) {
    await app.listen({ port: wanted, host });
    return async () => undefined;
  }
  const port = await freePort({ port: wanted, host });
  await app.listen({ port, host, ...SHARED });
  const doors: Server[] = [];
  for (let n = 1; n < DOORS; n += 1) doors.push(await aDoor(app, { port, host }));
  return async () => {
    const shut = doors.map((door) => once(door.close(), 'close'));
    await Promise.all(shut);
  };
}

/** Our listening sockets would share the port with a second Pravesh, so it is first taken alone. */
async function freePort(where: Where): Promise<number> {
  const alone = createServer().listen(where);
  await once(alone, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(portProblem(error, 'PORT', where.port), { cause: error });
  });
  const { port } = alone.address() as AddressInfo;
  alone.close();
  await once(alone, 'close');
  return port;
}

export function portProblem({ code, message }: NodeJS.ErrnoException, setting: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: set ${setting} to a free one.`;
  if (code === 'EACCES') return `Port ${port} is for the system's own programs: set ${setting} to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'This machine has no such address: set HOST to one that it has, or to 0.0.0.0 for all.';
  return message;
}

async function aDoor({ server, log }: FastifyInstance, where: Where): Promise<Server> {
  const enter = (socket: Socket) => server.emit('connection', socket);
  const door = createServer({ allowHalfOpen: true, noDelay: true }, enter).listen({ ...where, ...SHARED });
  await once(door, 'listening');
  return door.on('error', (err) => log.error({ err }, 'a connection could not be let in'));
}
