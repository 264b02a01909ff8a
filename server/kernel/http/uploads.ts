import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { turns } from '#server/kernel/traffic/semaphore.ts';

const FIELD_BYTES = 4 * 1024;

/** Only the calls of `routes` accept multipart bodies, read as they arrive, never written to disk. */
export const acceptUploads = (app: FastifyInstance, mostBytes: number, routes: (app: FastifyInstance) => void) =>
  app.register(async (own) => {
    await own.register(multipart, {
      limits: { fileSize: mostBytes, files: 1, fields: 5, parts: 6, fieldSize: FIELD_BYTES, fieldNameSize: 100 },
    });
    routes(own);
  });

/** The files are in memory until they are drawn. */
const receiving = turns({ atOnce: 16, ofOne: 8, waiting: 0 });

/** `file` null: none. Throws TOO_LARGE, INVALID_INPUT, and UNAVAILABLE when too many uploads run. */
export const withUpload = <T>(
  request: FastifyRequest,
  whose: string,
  work: (file: Buffer | null) => Promise<T>,
): Promise<T> =>
  receiving(async () => {
    const file = await fileOf(request);
    await request.takePlace?.();
    return work(file).finally(request.place?.hold());
  }, whose);

/** Reads the form to its end, because what is wrong may come last. */
async function fileOf(request: FastifyRequest): Promise<Buffer | null> {
  if (!request.isMultipart()) return null;
  // The parser would wait for ever if the caller hung up before we read.
  if (request.raw.destroyed) throw brokenOff();
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts()) if (part.type === 'file') file = await part.toBuffer();
  } catch (error) {
    throw refusalOf(error as Error & { statusCode?: number; code?: string });
  }
  return file && file.length > 0 ? file : null;
}

function refusalOf({ code, statusCode }: { code?: string; statusCode?: number }): AppError {
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('TOO_LARGE', text('images.fileTooLarge'));
  if (statusCode === 413) return new AppError('TOO_LARGE', text('images.oneFile'));
  return brokenOff();
}

const brokenOff = () => new AppError('INVALID_INPUT', text('images.notWhole'));
