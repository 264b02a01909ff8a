import { Readable } from 'node:stream';
import type { RouteOptions } from 'fastify';

/** A request's place: held by its answer and by the handler at work on it, given back when both are done. */
export interface Place {
  /** Answers what lets go; once. */
  hold(): () => void;
  /** The answer lets go: it is made, and whoever reads it slowly costs nothing but its memory. */
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

/** A stream is still being made while it is sent; all else is there as a whole. */
export function answerWhenMade(place: Place | null, payload: unknown): void {
  if (payload instanceof Readable) payload.once('close', () => place?.answered());
  else place?.answered();
}

/** A handler goes on when its caller hangs up, and so does what it asks of the database: until then it keeps the place. */
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
