import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { codeOf } from '#server/kernel/identity/ids.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cache key with all parts of the request that change the answer; undefined: not cached. */
    keptAt?: (request: FastifyRequest) => string | undefined;
  }
}

interface Keepable {
  lacking: boolean;
}

export interface WrittenPage extends Keepable {
  of: string;
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Pages that are the same for everybody, each kept for a second at most (decision 0091). */
export interface KeptPages {
  at(address: string): Promise<WrittenPage> | undefined;
  /** Concurrent callers share one `make`. `about`: id of the record that is shown; '': all of the organisation. */
  keep<T extends Keepable = WrittenPage>(
    address: string,
    about: string,
    make: (before: T | undefined) => Promise<T>,
  ): Promise<T>;
  /** Call after a change in this organisation: this process shows it at once; '' for pages about all of them. */
  forget(organisationId: string): void;
  forgetAll(): void;
}

const KEPT_MS = 1000;
/** Most cached pages, about 80 KB each: as text, and compressed in two ways. */
const MOST_KEPT = 400;

interface Kept<T = Keepable> {
  code: string;
  madeAt: number;
  isOld: boolean;
  page: Promise<T>;
  before: T | undefined;
}

export function keptPages(clock: Clock): KeptPages {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
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
      kept.set(address, entry);
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
 * Answers before a place is needed (decision 0021): in a rush these pages cost nearly nothing. When the shared reading
 * failed, each request goes on by itself. Register this first of all.
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
