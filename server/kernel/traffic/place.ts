import { Readable } from 'node:stream';
import type { RouteOptions } from 'fastify';
import type { Turn, WaitingLine } from './semaphore.ts';

/** A place of a request, held by its answer and handler until both are done. */
export interface RequestPlace {
  /** Returns a function that releases the hold, once. */
  hold(): () => void;
  /** Releases the place: the answer is complete, and a slow reader then takes only its memory. */
  answered(): void;
  /** True for one of the few requests that may lend, since a lender keeps memory or a connection. */
  mayLend(): boolean;
  /** Gives the place to a waiting request, after `mayLend`; the function that it returns waits for a place again. */
  lend(): () => Promise<void>;
}

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

/** Holds the place while a piece is built, and lends it while the piece is sent: nobody waits behind a slow reader. */
export async function* lending(pieces: AsyncIterable<string>, place: RequestPlace | null): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const again = place?.lend();
    yield piece;
    await again?.();
  }
}

export function answerWhenMade(place: RequestPlace | null, payload: unknown): void {
  if (payload instanceof Readable) payload.once('close', () => place?.answered());
  else place?.answered();
}

/** A handler continues after its caller hangs up, and so does its query: the place is held until both end. */
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
