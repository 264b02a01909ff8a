import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

export type Answer = [status: number, body: object, headers?: Record<string, string>];
type Asked = Record<string, unknown>;
type Answers = Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>;

interface Answering {
  /** Everything that was asked in this test. */
  asked: { url?: string; key?: unknown; body: Asked }[];
  /** It is answered so at each path, and elsewhere as `others` says: at first 404. */
  answers: Answers;
  others: () => Answer;
  /** Takes the server away. */
  close(): Promise<unknown>;
}

/** A real server for each test of a file, at whose address the page of this path is open; nothing of a test stays for the next. */
export function answering(path: string, first: Answers = {}): Answering {
  let server: Server;
  const close = () => new Promise((closed) => server.close(closed));
  const missing = (): Answer => [404, {}];
  const use: Answering = { asked: [], answers: first, others: missing, close };
  beforeEach(async () => {
    Object.assign(use, { asked: [], answers: first, others: missing });
    server = createServer(async (request, reply) => {
      let body = '';
      for await (const part of request) body += part;
      const asked: Asked = body ? JSON.parse(body) : {};
      use.asked.push({ url: request.url, key: request.headers['idempotency-key'], body: asked });
      const known = use.answers[request.url ?? ''] ?? use.others();
      const [status, answer, headers] = typeof known === 'function' ? await known(asked) : known;
      reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    history.replaceState(null, '');
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    server.close();
  });
  return use;
}
