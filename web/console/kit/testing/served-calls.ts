import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** One call that reached the server. */
export interface ServedCall {
  method: string;
  /** The address begins below /api, with its query. */
  url: string;
  body: Record<string, unknown>;
  /** The idempotency key. */
  key?: string | undefined;
}

/** A call is answered this, as JSON; status 200 unless told otherwise. */
export interface ServedAnswer {
  status?: number;
  body: unknown;
}

/** Starts a real HTTP server that answers as told; gives its origin and what ends it. */
export async function serveCalls(answer: (asked: ServedCall) => ServedAnswer | Promise<ServedAnswer>) {
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '' } = request;
    const key = request.headers['idempotency-key'] as string | undefined;
    const said = await answer({ method, url: url.replace(/^\/api/, ''), body: body ? JSON.parse(body) : {}, key });
    reply.writeHead(said.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(said.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** Stands at this path of such a server in each test of a file; what was rendered is gone after the test. */
export function serveEach(path: string, answer: (asked: ServedCall) => ServedAnswer | Promise<ServedAnswer>): void {
  let close: () => unknown;
  beforeEach(async () => {
    const served = await serveCalls(answer);
    close = served.close;
    window.happyDOM.setURL(served.origin + path);
  });
  afterEach(() => {
    cleanup();
    close();
  });
}
