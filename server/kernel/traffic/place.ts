import { Readable } from 'node:stream';
import type { RouteOptions } from 'fastify';
import type { Begin } from './turns.ts';

/** A request's place. Its answer and its handler each hold it; it is given back when both are done. */
export interface Place {
  /** Holds the place; answers a function that lets go of it, once. */
  hold(): () => void;
  /** The answer lets go because it is made: whoever reads it slowly takes up nothing but its memory. */
  answered(): void;
  /** Gives the place to whoever waits while a reader takes nothing; what it answers waits until there is one again. */
  lend(): () => Promise<void>;
}

/** Those who lent their place keep memory meanwhile, so in a process there are not many; the others keep theirs. */
export interface Lent {
  count: number;
}
const MOST_LENT = 8;

export function placeOf(leave: () => void, rejoin: (begin: Begin) => void, lent: Lent): Place {
  let giveBack = leave;
  let holders = 0;
  let isLent = false;
  const setLent = (now: boolean): void => {
    if (now !== isLent) lent.count += now ? 1 : -1;
    isLent = now;
  };
  const hold = () => {
    holders += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders > 0) return;
      setLent(false);
      giveBack();
    };
  };
  const lend = () => {
    if (lent.count >= MOST_LENT) return async () => undefined;
    setLent(true);
    giveBack();
    return () =>
      new Promise<void>((resolve) =>
        rejoin((leaveAgain) => {
          setLent(false);
          giveBack = leaveAgain;
          if (holders === 0) giveBack();
          resolve();
        }),
      );
  };
  return { hold, answered: hold(), lend };
}

/** The pieces of a stream, each made with the place and handed over without it: nobody waits behind a slow reader. */
export async function* lending(pieces: AsyncIterable<string>, place: Place | null): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const again = place?.lend();
    yield piece;
    await again?.();
  }
}

/** Lets go of the place when the answer is made: at the end of a stream, at once for everything else. */
export function answerWhenMade(place: Place | null, payload: unknown): void {
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
