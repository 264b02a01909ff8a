import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';

/** A client may take so many milliseconds to send a request and to read the answer. */
export interface Patience {
  /** For its headers. */
  headersMs: number;
  /** For all of it, when it carries a form or JSON. */
  requestMs: number;
  /** For all of it, when it carries a file: 5 MB take three minutes at 230 kbit/s. */
  uploadMs: number;
  /** For taking nothing of an answer that is ready. */
  stillMs: number;
  /** For all of an answer that is made while it is read, such as a long list. */
  streamMs: number;
}

export const PATIENCE: Patience = {
  headersMs: 20_000,
  requestMs: 30_000,
  uploadMs: 180_000,
  stillMs: 15_000,
  streamMs: 180_000,
};

/**
 * Node's own limits, which are those of the slowest request; guardSlowRequests is stricter with requests that carry no
 * file.
 */
export const slowRequestOptions = ({ headersMs, uploadMs }: Patience) =>
  ({
    requestTimeout: uploadMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(5000, headersMs) },
  }) satisfies FastifyHttpOptions<Server>;

/** True for a request with a body that is no file. */
const carriesForm = ({ headers }: FastifyRequest): boolean =>
  (headers['content-length'] ?? '0') + (headers['transfer-encoding'] ?? '') !== '0' &&
  !headers['content-type']?.startsWith('multipart/form-data');

/**
 * Ends requests whose body is still arriving when it should be complete: they could be held open, and cost us, for
 * ever.
 */
export function guardSlowRequests(app: FastifyInstance, { requestMs }: Patience): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (carriesForm(request)) {
      const timer = setTimeout(() => {
        // The answer that Node itself gives to what takes too long.
        if (!raw.complete) raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      }, requestMs);
      const isOver = (): void => clearTimeout(timer);
      raw.once('end', isOver).once('close', isOver);
      reply.raw.once('finish', isOver);
    }
    done();
  });
}

/** Ends answers that nobody goes on reading, and streams that are read for ever: they hold memory and a place. */
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
