import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { KeptServer } from './server.ts';

/** Vite itself answers these: sources, packages, its own client. */
const VITES_OWN = /^\/(@|web\/|contract\/|words\/|node_modules\/|\.vite\/)/;

export interface KeptVite {
  middlewares(request: IncomingMessage, reply: ServerResponse): void;
}

export function openFront(): { listener: Server; serve(vite: KeptVite, server: KeptServer): void } {
  const listener = createServer();
  const serve = (vite: KeptVite, server: KeptServer): void => {
    listener.on('request', (request, reply) => {
      if (VITES_OWN.test(request.url ?? '')) vite.middlewares(request, reply);
      else void passOn(request, reply, server);
    });
    listener.on('upgrade', (request, socket, head) => {
      // Vite listens for its own sockets itself.
      if (!request.headers['sec-websocket-protocol']?.startsWith('vite')) void tunnel(request, socket, head, server);
    });
  };
  return { listener, serve };
}

/** A read can be repeated when the server restarted while it answered. */
const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

async function passOn(request: IncomingMessage, reply: ServerResponse, server: KeptServer, more = 3): Promise<void> {
  const { method, url, headers } = request;
  const fail = (error: Error): void => {
    if (reply.headersSent) reply.destroy();
    else reply.writeHead(502, { 'content-type': 'text/plain' }).end(`${error.message}\n`);
  };
  try {
    await server.ready();
  } catch (error) {
    return fail(error as Error);
  }
  const passed = ask({ host: '127.0.0.1', port: server.port, method, path: url, headers, agent: false }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(reply);
  });
  passed.on('error', (error) => {
    if (more > 0 && isRead(request) && !reply.headersSent && !reply.destroyed)
      void passOn(request, reply, server, more - 1);
    else fail(error);
  });
  reply.on('close', () => passed.destroy());
  if (isRead(request)) passed.end();
  else request.pipe(passed);
}

async function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer, server: KeptServer): Promise<void> {
  const leave = (): void => void socket.destroy();
  socket.on('error', leave);
  await server.ready().catch(leave);
  if (socket.destroyed) return;
  const behind = connect(server.port, '127.0.0.1');
  behind.on('error', leave).on('close', leave);
  socket.on('close', () => behind.destroy());
  const lines = request.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
  behind.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  behind.write(head);
  behind.pipe(socket).pipe(behind);
}
