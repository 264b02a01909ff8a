import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

const brand = Symbol('listing');

/** A list answer: how many there are in all, and the rows, newest first, in chunks so that memory stays flat. */
export interface Listing<R> {
  [brand]: true;
  total: number;
  chunks: AsyncIterable<R[]> | Iterable<R[]>;
}

export const listing = <R>(total: number, chunks: Listing<R>['chunks']): Listing<R> => ({
  [brand]: true,
  total,
  chunks,
});

export const isListing = (answer: unknown): answer is Listing<unknown> =>
  typeof answer === 'object' && answer !== null && brand in answer;

/** Writes a JSON array chunk by chunk. */
async function* json(row: z.ZodType, rows: Listing<unknown>['chunks']): AsyncGenerator<string> {
  let before = '[';
  for await (const chunk of rows) {
    if (chunk.length === 0) continue;
    yield before + chunk.map((one) => JSON.stringify(z.encode(row, one))).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Sends a list. Its first chunk is read before anything is sent, so that a database that is away answers 503. */
export async function sendListing(reply: FastifyReply, answer: z.ZodType, list: Listing<unknown>) {
  const row = (answer as z.ZodArray<z.ZodType>).element;
  const pieces = json(row, list.chunks);
  const { value: first = '' } = await pieces.next();
  reply.header('x-total-count', list.total).type('application/json; charset=utf-8');
  return reply.send(Readable.from(after(first, pieces)));
}

async function* after(first: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* pieces;
}
