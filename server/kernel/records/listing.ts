import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { encoderOf } from '#server/kernel/http/encode.ts';
import { hungUp } from '#server/kernel/http/hung-up.ts';
import { lending } from '#server/kernel/traffic/place.ts';

const brand = Symbol('listing');

/**
 * A list that was opened: how many rows there are in all, and the rows, newest first, in chunks so that memory stays
 * flat.
 */
interface Opened<R> {
  total: number;
  /**
   * The first chunk holds all rows: the answer is made as a whole, so slow readers occupy no place (traffic/place.ts).
   */
  isShort?: boolean;
  chunks: AsyncIterable<R[]> | Iterable<R[]>;
}

/** A list as an answer. Its rows are not read before it is opened, and no more of them once the signal comes. */
export interface Listing<R> {
  [brand]: true;
  open(signal?: AbortSignal): Promise<Opened<R>>;
}

export const listing = <R>(open: Listing<R>['open']): Listing<R> => ({ [brand]: true, open });

export const isListing = (answer: unknown): answer is Listing<unknown> =>
  typeof answer === 'object' && answer !== null && brand in answer;

/**
 * How many rows are written at once. Longer texts are large objects to V8, which it takes for old when they are written, and
 * keeps until it clears up in earnest.
 */
const PIECE = 50;

/** Writes a JSON array piece by piece. */
async function* json(row: z.ZodType, rows: Opened<unknown>['chunks']): AsyncGenerator<string> {
  const encode = encoderOf(row);
  let before = '[';
  for await (const chunk of rows) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      yield before +
        chunk
          .slice(at, at + PIECE)
          .map((one) => JSON.stringify(encode(one)))
          .join(',');
      before = ',';
    }
  }
  yield before === '[' ? '[]' : ']';
}

/**
 * Sends a list. Its first chunk is read before anything is sent, so a database that is away is answered with 503.
 * Nothing more is read when the caller hangs up.
 */
export async function sendListing(reply: FastifyReply, answer: z.ZodType, list: Listing<unknown>) {
  const row = (answer as z.ZodArray<z.ZodType>).element;
  const { total, isShort, chunks } = await list.open(hungUp(reply));
  const pieces = json(row, chunks);
  const { value: first = '' } = await pieces.next();
  reply.header('x-total-count', total).type('application/json; charset=utf-8');
  if (isShort) return reply.send(first + (await text(pieces)));
  return reply.send(Readable.from(lending(after(first, pieces), reply.request.place)));
}

async function* after(first: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* pieces;
}
