import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '#server/kernel/identity/secrets.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Fits a page into the first packets and takes about 1 ms, which is quick enough for every request. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const accepts = (request: FastifyRequest, coding: string): boolean =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(request.headers['accept-encoding'] ?? '');

type Coding = 'br' | 'gzip' | 'identity';

const codingFor = (request: FastifyRequest): Coding =>
  accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : 'identity';

async function encoded(text: string, coding: Coding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (coding === 'identity') return bytes;
  if (coding === 'gzip') return gz(bytes, { level: GZIP_LEVEL });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}

const varying = (reply: FastifyReply): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));

const send = (reply: FastifyReply, type: string, coding: Coding, bytes: Buffer): FastifyReply => {
  varying(reply.type(`${type}; charset=utf-8`));
  if (coding !== 'identity') reply.header('Content-Encoding', coding);
  return reply.send(bytes);
};

/** Browsers revalidate the document each time unless the route says otherwise. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache');
  const coding = codingFor(request);
  return send(reply, 'text/html', coding, await encoded(html, coding));
}

/** For a text that is the same for everybody: compressed at the first request, then cached. */
export function keptText(type: string, make: () => string) {
  let made: { text: string; tag: string } | undefined;
  const kept = new Map<Coding, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    made ??= tagged(make());
    reply.header('etag', made.tag);
    if (request.headers['if-none-match'] === made.tag && reply.statusCode === 200)
      return varying(reply.code(304)).send();
    const coding = codingFor(request);
    const bytes = kept.get(coding) ?? encoded(made.text, coding);
    kept.set(coding, bytes);
    return send(reply, type, coding, await bytes);
  };
}

/** A weak tag, because each coding has other bytes of the same text. */
const tagged = (text: string) => ({ text, tag: `W/"${sha256(text).slice(0, 32)}"` });
