import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

export interface ServedCall {
  method: string;
  /** The address begins below /api, with its query. */
  url: string;
  body: Record<string, unknown>;
  key?: string | undefined;
}

/** A call is answered this, as JSON; status 200 unless told otherwise. */
export interface ServedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/**
 * Starts a real HTTP server that answers as told, or not at all where that is null; gives its origin and what ends it. `address` is
 * the whole one.
 */
export async function serveCalls(
  answer: (asked: ServedCall, address: string) => ServedAnswer | null | Promise<ServedAnswer | null>,
) {
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const part of request) text += part;
    const { method = '', url: address = '' } = request;
    const key = request.headers['idempotency-key'] as string | undefined;
    const call = { method, url: address.replace(/^\/api/, ''), body: text ? JSON.parse(text) : {}, key };
    const { status = 200, headers, body } = (await answer(call, address)) ?? {};
    if (body !== undefined)
      reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** Stands at this path of such a server in each test of a file; what was rendered is gone after the test. */
export function serveEach(path: string, answer: Parameters<typeof serveCalls>[0]): void {
  let close: () => Promise<void>;
  beforeEach(async () => {
    const served = await serveCalls(answer);
    close = served.close;
    window.happyDOM.setURL(served.origin + path);
  });
  afterEach(() => {
    cleanup();
    void close();
  });
}
