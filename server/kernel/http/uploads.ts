import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IMAGE_REFUSALS } from '#contract/images/words.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { turns } from '#server/kernel/traffic/semaphore.ts';

const FIELD_BYTES = 4 * 1024;

/**
 * Lets the calls that `routes` mounts, and no others, accept multipart bodies: one file and a few fields, read as they
 * arrive, never written to disk.
 */
export const acceptUploads = (app: FastifyInstance, mostBytes: number, routes: (app: FastifyInstance) => void) =>
  app.register(async (own) => {
    await own.register(multipart, {
      limits: { fileSize: mostBytes, files: 1, fields: 5, parts: 6, fieldSize: FIELD_BYTES, fieldNameSize: 100 },
    });
    routes(own);
  });

/** Limits how many files are received at once, half of them of one sender: they lie in memory meanwhile. */
const receiving = turns({ atOnce: 16, ofOne: 8, waiting: 0 });

/**
 * Runs some work on the file of a request, or on null when it has none, in the place that it takes once the file is
 * there. Throws TOO_LARGE, INVALID_INPUT, and UNAVAILABLE when too many send, or too many of the organisation (or the
 * account without one) whose file it is.
 */
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
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('TOO_LARGE', IMAGE_REFUSALS.fileTooLarge);
  if (statusCode === 413) return new AppError('TOO_LARGE', IMAGE_REFUSALS.oneFile);
  return brokenOff();
}

const brokenOff = () => new AppError('INVALID_INPUT', IMAGE_REFUSALS.notWhole);
