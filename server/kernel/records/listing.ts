import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { busy } from '#contract/kernel/errors.ts';
import type { Encoder } from '#contract/kernel/wire/encoders.ts';
import { hungUp } from '#server/kernel/http/disconnect.ts';
import { lending } from '#server/kernel/traffic/place.ts';

const brand = Symbol('listing');

/**
 * A list that was opened: how many rows there are in all, and the rows, newest first, in chunks so that memory stays
 * flat.
 */
interface Opened<R> {
  total: number;
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
 * This many rows are written at once. Longer texts are large objects to V8, which it takes for old when they are written, and
 * keeps until it clears up in earnest.
 */
const PIECE = 50;

/** Writes a JSON array piece by piece. */
async function* json(write: Encoder, rows: Opened<unknown>['chunks']): AsyncGenerator<string> {
  let before = '[';
  for await (const chunk of rows) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      yield before +
        chunk
          .slice(at, at + PIECE)
          .map((one) => JSON.stringify(write(one)))
          .join(',');
      before = ',';
    }
  }
  yield before === '[' ? '[]' : ']';
}

/** After so many seconds whoever has enough streams under way may ask again. */
const MANY_STREAMS_S = 10;

/** A list of no more characters is made as a whole, so that whoever reads it slowly occupies no place (traffic/place.ts). */
const SHORT = 1_000_000;

/**
 * Sends a list: a short one as a whole, a longer one as a stream. Its beginning is read before anything is sent, so a
 * database that is away is answered with 503, and so is a stream of whoever has enough of them (UNAVAILABLE). Nothing more
 * is read when the caller hangs up.
 */
export async function sendListing(reply: FastifyReply, write: Encoder, list: Listing<unknown>) {
  const { total, chunks } = await list.open(hungUp(reply));
  const pieces = json(write, chunks);
  const { beginning, isWhole } = await beginningOf(pieces);
  reply.header('x-total-count', total).type('application/json; charset=utf-8');
  if (isWhole) return reply.send(beginning);
  const { place } = reply.request;
  if (place && !place.mayLend()) {
    await pieces.return(undefined);
    throw busy(MANY_STREAMS_S);
  }
  return reply.send(Readable.from(lending(after(beginning, pieces), place)));
}

async function beginningOf(pieces: AsyncGenerator<string>): Promise<{ beginning: string; isWhole: boolean }> {
  let beginning = '';
  while (beginning.length <= SHORT) {
    const { value, done } = await pieces.next();
    if (done) return { beginning, isWhole: true };
    beginning += value;
  }
  return { beginning, isWhole: false };
}

async function* after(beginning: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield beginning;
  yield* pieces;
}
