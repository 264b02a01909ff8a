import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '#server/kernel/identity/ids.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';
import { dropOldestHalf } from '#server/kernel/traffic/oldest-half.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The address under which an answer of this route is kept for everybody: with all of the request that changes it; undefined: it is not. */
    keptAt?: (request: FastifyRequest) => string | undefined;
  }
}

/** It is the same for everybody. */
interface Keepable {
  /** It is not kept, since something of it failed. */
  lacking: boolean;
}

/** A page in bytes, sent as it is to everybody who asks for it. */
export interface WrittenPage extends Keepable {
  /** The page was made of this: while it is the same, so is the page. */
  of: string;
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Pages that are the same for everybody, each kept for a second at most (decision 0091). */
export interface KeptPages {
  /** The page at this address, also while it is being made; undefined where it must be asked for anew. */
  at(address: string): Promise<WrittenPage> | undefined;
  /**
   * The page at this address, or what else goes by this name; `make` reads it anew, given what stood there before. All who ask at
   * once share that. `about`: a thing's id, whose organisation the page shows; '' for a page about all of them.
   */
  keep<T extends Keepable = WrittenPage>(
    address: string,
    about: string,
    make: (before: T | undefined) => Promise<T>,
  ): Promise<T>;
  /** Something of this organisation changed, and here that is seen at once; '' on pages about all of them. */
  forget(organisationId: string): void;
  forgetAll(): void;
}

const KEPT_MS = 1000;
/** Some 80 KB each: as text, and compressed in two ways. */
const MOST_KEPT = 400;

interface Kept<T = Keepable> {
  /** The code of the organisation that it shows. */
  code: string;
  madeAt: number;
  /** Something that it shows was changed after it was read, or meanwhile. */
  isOld: boolean;
  page: Promise<T>;
  /** The last one that was made in full. */
  before: T | undefined;
}

export function keptPages(clock: Clock): KeptPages {
  const kept = new Map<string, Kept>();
  /** The name says what is kept under it: an address a page, any other name what its one reader made. */
  const at = <T extends Keepable>(address: string): Promise<T> | undefined => {
    const known = kept.get(address) as Kept<T> | undefined;
    if (!known || known.isOld) return undefined;
    const age = clock.now().getTime() - known.madeAt;
    return age >= 0 && age < KEPT_MS ? known.page : undefined;
  };
  return {
    at,
    keep<T extends Keepable>(address: string, about: string, make: (before: T | undefined) => Promise<T>) {
      const shared = at<T>(address);
      if (shared) return shared;
      const before = kept.get(address)?.before as T | undefined;
      const entry: Kept<T> = {
        code: codeOf(about),
        madeAt: clock.now().getTime(),
        isOld: false,
        page: make(before),
        before,
      };
      // Moved to the end: the first ones are those unused for longest.
      kept.delete(address);
      kept.set(address, entry);
      dropOldestHalf(kept, MOST_KEPT);
      const drop = () => kept.get(address) === entry && kept.delete(address);
      entry.page.then((page) => {
        entry.before = page;
        if (page.lacking) drop();
      }, drop);
      return entry.page;
    },
    forget(organisationId) {
      for (const one of kept.values()) if (one.code === codeOf(organisationId)) one.isOld = true;
    },
    forgetAll() {
      for (const one of kept.values()) one.isOld = true;
    },
  };
}

/**
 * Answers what is kept before anybody needs a place for it (decision 0021): in a rush these pages cost nearly nothing. Who met a
 * reading that failed asks for itself. Register this first of all.
 */
export function answerKept(app: FastifyInstance, pages: KeptPages): void {
  app.addHook('onRequest', (request, reply, done) => {
    const address = request.routeOptions.config.keptAt?.(request);
    const page = address === undefined ? undefined : pages.at(address);
    if (!page) return done();
    page.then(
      ({ send }) => send(request, reply.header('x-request-id', request.id)).catch(done),
      () => done(),
    );
  });
}
