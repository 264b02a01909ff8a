import { Readable } from 'node:stream';
import type { RouteOptions } from 'fastify';

/** A request's place. Its answer and its handler each hold it; it is given back when both are done. */
export interface Place {
  /** Holds the place; answers a function that lets go of it, once. */
  hold(): () => void;
  /** The answer lets go because it is made: whoever reads it slowly takes up nothing but its memory. */
  answered(): void;
}

export function placeOf(giveBack: () => void): Place {
  let holders = 0;
  const hold = () => {
    holders += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders === 0) giveBack();
    };
  };
  return { hold, answered: hold() };
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
