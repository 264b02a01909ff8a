import { Readable } from 'node:stream';
import type { RouteOptions } from 'fastify';
import type { Turn, WaitingLine } from './semaphore.ts';

/** A request's place. Its answer and its handler each hold it; it is given back when both are done. */
export interface RequestPlace {
  /** Holds the place; answers a function that lets go of it, once. */
  hold(): () => void;
  /** The answer lets go because it is made: whoever reads it slowly takes up nothing but its memory. */
  answered(): void;
  /**
   * True when the request may lend its place from now on: it is one of the few that may, of all and of its caller, until
   * it is over. Whoever lends keeps memory or a connection meanwhile.
   */
  mayLend(): boolean;
  /** Gives the place to whoever waits, after `mayLend`; what it answers waits until there is one again. */
  lend(): () => Promise<void>;
}

/** The place of a turn; `lenders` are those who may lend theirs. */
export function placeOf({ leave, lend }: Turn, lenders: WaitingLine, whose: string | undefined): RequestPlace {
  let holders = 0;
  let endsLending: (() => void) | null = null;
  const hold = () => {
    holders += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders > 0) return;
      endsLending?.();
      leave();
    };
  };
  const begins = (turn: Turn) => {
    endsLending = turn.leave;
  };
  const mayLend = () => {
    if (!endsLending) lenders.join(begins, () => undefined, whose);
    return endsLending !== null;
  };
  const lends = () => {
    const back = lend();
    return () => new Promise<void>((resolve) => back(resolve));
  };
  return { hold, answered: hold(), mayLend, lend: lends };
}

/** The pieces of a stream, each made with the place and handed over without it: nobody waits behind a slow reader. */
export async function* lending(pieces: AsyncIterable<string>, place: RequestPlace | null): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const again = place?.lend();
    yield piece;
    await again?.();
  }
}

/** Lets go of the place when the answer is made: at the end of a stream, at once for everything else. */
export function answerWhenMade(place: RequestPlace | null, payload: unknown): void {
  if (payload instanceof Readable) payload.once('close', () => place?.answered());
  else place?.answered();
}

/**
 * Keeps the place while the handler works: it goes on when its caller hangs up, and so does its work in the database.
 */
export function holdWhileWorking(route: RouteOptions): void {
  const { handler } = route;
  route.handler = function (this, request, reply) {
    const letGo = request.place?.hold();
    try {
      const working = handler.call(this, request, reply);
      if (letGo && working instanceof Promise) working.then(letGo, letGo);
      else letGo?.();
      return working;
    } catch (error) {
      letGo?.();
      throw error;
    }
  };
}
