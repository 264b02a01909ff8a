import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '#contract/kernel/errors.ts';
import type { ProblemProps } from '#contract/kernel/pages.ts';
import type { PageContent } from '#contract/pages/model.ts';
import type { Deps } from '#server/deps.ts';
import { refusalOf } from '#server/kernel/http/errors.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { batchPlaces, branchPlaces, chosenAt, clinicPlaces, showPlaces } from '#server/offerings/chooser-page.ts';
import { listPlaces } from '#server/parks/service.ts';

/** The pages that belong to no noun: landing, policies, not found, and what is shown when something breaks. */
export function sitePages(app: FastifyInstance, deps: Deps, { renderPage, openShared }: Pages): void {
  app.get('/', (_request, reply) => reply.redirect('/home', 302));
  openShared(app, '/home', {
    addressOf: () => '/home',
    aboutOf: () => '',
    read: async (request) => {
      const lists = [listPlaces(deps), clinicPlaces(deps), branchPlaces(deps)];
      const [parks = null, clinics = null, branches = null] = await thoseThatCame(request, lists);
      const lacking = [parks, clinics, branches].includes(null);
      return { shown: { name: 'landing', props: { parks, clinics, branches } }, lacking };
    },
  });
  const hasChosen = ({ query }: FastifyRequest): boolean => 'id' in (query as object);
  openShared(app, '/getqr', {
    addressOf: (request) => (hasChosen(request) ? undefined : '/getqr'),
    aboutOf: () => '',
    read: async (request) => {
      if (hasChosen(request)) return { shown: chosenAt(request, '/getqr') };
      const lists = [listPlaces, clinicPlaces, branchPlaces, showPlaces, batchPlaces].map((list) => list(deps));
      const [park = null, clinic = null, branch = null, exhibition = null, coaching = null] = await thoseThatCame(
        request,
        lists,
      );
      const places = { park, clinic, branch, exhibition, coaching };
      return { shown: { name: 'place-choice', props: { places } }, lacking: Object.values(places).includes(null) };
    },
  });
  const documents = {
    '/privacy-policy': 'privacy',
    '/privacypolicy': 'privacy',
    '/terms': 'terms',
    '/refund-policy': 'refunds',
  } as const;
  for (const [path, document] of Object.entries(documents)) {
    app.get(path, (request, reply) => renderPage(request, reply, { name: 'static', props: { document } }));
  }
}

/** Each list, null for one that failed: it takes no other with it. Throws when none came. */
async function thoseThatCame<T>(request: FastifyRequest, lists: readonly Promise<T>[]): Promise<(T | null)[]> {
  const asked = await Promise.allSettled(lists);
  const failed = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failed.length === lists.length) throw failed[0];
  for (const err of failed) request.log.error({ err }, 'a list of places failed');
  return asked.map((one) => (one.status === 'fulfilled' ? one.value : null));
}

export const notFoundPage: PageContent = { name: 'not-found', props: {} };

/**
 * The page for an error. Where the database was busy it says to come `again` in so many seconds; for something that is
 * not there it is the 404 page.
 */
export function problemPage(
  request: FastifyRequest,
  error: Error,
  again: number,
): { page: PageContent; status: number; retryAfter?: number } {
  const refusal = refusalOf(error, again);
  const status = ERROR_STATUS[refusal.code];
  const { retryAfter } = refusal.details;
  if (status === 404) return { page: notFoundPage, status };
  if (status === 500) request.log.error({ err: error }, 'a page failed');
  return {
    page: {
      name: 'problem',
      props: {
        status,
        message: status === 500 ? null : refusal.message,
        requestId: request.id,
        retryAfter,
        again: status === 503 ? againOf(request, retryAfter) : undefined,
      },
    },
    status,
    retryAfter,
  };
}

/**
 * Tells how a browser without scripts asks again for what it just asked for: the form that it sent, or the page by itself.
 */
function againOf({ method, url, body }: FastifyRequest, retryAfter?: number): ProblemProps['again'] {
  if (method !== 'POST') return retryAfter ? 'itself' : undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string');
  return { action: url, fields: Object.fromEntries(fields) };
}
