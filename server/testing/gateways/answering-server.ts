import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface SeenRequest {
  method: string;
  path: string;
  form: Record<string, string>;
  /** The body as it came, and its content type. */
  text: string;
  type: string;
}

/** Tests wait so long for an answer that comes; long, because a slow machine must not fail them. */
export const PATIENT_MS = 60_000;
/** An answer that comes too late for everybody, and a time limit for one who waits for it. */
export const SILENCE = { body: '', delayMs: 600_000 };
export const SHORT_MS = 100;

export interface ServerAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
  delayMs?: number;
}

/** A real HTTP server on a free port of this machine, for tests of what we send and how we read answers. */
export async function startAnsweringServer(answer: (request: SeenRequest) => ServerAnswer) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    seen.push(request);
    const { status = 200, headers = {}, body, delayMs = 0 } = answer(request);
    setTimeout(() => outgoing.writeHead(status, headers).end(body), delayMs).unref();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, seen, [Symbol.asyncDispose]: close };
}

async function readRequest(incoming: IncomingMessage): Promise<SeenRequest> {
  const body = await text(incoming);
  const form = Object.fromEntries(new URLSearchParams(body));
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    form,
    text: body,
    type: incoming.headers['content-type'] ?? '',
  };
}

export async function answeredWith<T>(answer: ServerAnswer, call: (apiUrl: string) => Promise<T>): Promise<T> {
  await using server = await startAnsweringServer(() => answer);
  return await call(server.url);
}
