import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { busy } from '#contract/kernel/errors.ts';
import type { Encoder } from '#contract/kernel/wire/encoders.ts';
import { hungUp } from '#server/kernel/http/disconnect.ts';
import { lending } from '#server/kernel/traffic/place.ts';

const brand = Symbol('listing');

interface Opened<R> {
  total: number;
  chunks: AsyncIterable<R[]> | Iterable<R[]>;
}

/** Rows are not read before it is opened, and none after the signal. */
export interface Listing<R> {
  [brand]: true;
  open(signal?: AbortSignal): Promise<Opened<R>>;
}

export const listing = <R>(open: Listing<R>['open']): Listing<R> => ({ [brand]: true, open });

export const isListing = (answer: unknown): answer is Listing<unknown> =>
  typeof answer === 'object' && answer !== null && brand in answer;

/** Longer texts are large objects to V8, which keeps them until a full collection. */
const PIECE = 50;

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

const MANY_STREAMS_S = 10;

/** A list of no more characters is made as a whole, so that a slow reader holds no place (traffic/place.ts). */
const SHORT = 1_000_000;

/** Short lists as a whole, longer ones as a stream, begun before anything is sent. Throws UNAVAILABLE. */
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
