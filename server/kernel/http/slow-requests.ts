import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';

export interface Patience {
  headersMs: number;
  requestMs: number;
  /** For the whole request, when it carries a file: 5 MB take three minutes at 230 kbit/s. */
  uploadMs: number;
  /** For reading nothing of an answer that is ready. */
  stillMs: number;
  /** For the whole of a streamed answer, such as a long list. */
  streamMs: number;
}

export const PATIENCE: Patience = {
  headersMs: 20_000,
  requestMs: 30_000,
  uploadMs: 180_000,
  stillMs: 15_000,
  streamMs: 180_000,
};

export const slowRequestOptions = ({ headersMs, uploadMs }: Patience) =>
  ({
    requestTimeout: uploadMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(5000, headersMs) },
  }) satisfies FastifyHttpOptions<Server>;

const carriesForm = ({ headers }: FastifyRequest): boolean =>
  (headers['content-length'] ?? '0') + (headers['transfer-encoding'] ?? '') !== '0' &&
  !headers['content-type']?.startsWith('multipart/form-data');

/** A body that never ends would hold a connection for ever. */
export function guardSlowRequests(app: FastifyInstance, { requestMs }: Patience): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (carriesForm(request)) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      }, requestMs);
      const isOver = (): void => clearTimeout(timer);
      raw.once('end', isOver).once('close', isOver);
      reply.raw.once('finish', isOver);
    }
    done();
  });
}

/** Unread answers and endless streams hold memory and a place. */
export function guardSlowReaders(app: FastifyInstance, { stillMs, streamMs }: Patience): void {
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    // Node reports every silent connection, even where it is we who take long.
    response.setTimeout(stillMs, () => {
      if (response.socket?.writableLength) response.destroy();
    });
  });
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    if (payload instanceof Readable) {
      const timer = setTimeout(() => raw.destroy(), streamMs);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
