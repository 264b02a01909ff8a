import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '#contract/kernel/errors.ts';
import type { ProblemProps } from '#contract/kernel/pages.ts';
import type { PageContent } from '#contract/pages/model.ts';
import type { Deps } from '#server/deps.ts';
import { refusalOf } from '#server/kernel/http/errors.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { chosenAt } from '#server/offerings/chooser-page.ts';
import { type PublicPlace, publicPlaces } from '#server/place-search/service.ts';

export function sitePages(app: FastifyInstance, deps: Deps, { renderPage, openShared }: Pages): void {
  app.get('/', ({ url }, reply) => reply.redirect(`/home${url.slice('/'.length)}`, 302));
  const hasChosen = ({ query }: FastifyRequest): boolean => 'id' in (query as object);
  openShared(app, '/getqr', {
    addressOf: (request) => (hasChosen(request) ? undefined : '/getqr'),
    aboutOf: () => '',
    read: async (request) => {
      if (hasChosen(request)) return { shown: chosenAt(request, '/getqr', '/getqr') };
      const { of, lacking } = await publicPlaces(deps);
      const toPlaces = (list: PublicPlace[] | null) =>
        list?.map(({ id, name, location }) => ({ id, name, location })) ?? null;
      const places = {
        park: toPlaces(of.park),
        clinic: toPlaces(of.clinic),
        branch: toPlaces(of.branch),
        exhibition: toPlaces(of.exhibition),
        coaching: toPlaces(of.coaching),
      };
      return { shown: { name: 'place-choice', props: { places } }, lacking };
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

export const notFoundPage: PageContent = { name: 'not-found', props: {} };

/** `again`: seconds until the next try when the database was busy. */
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
        message: status === 500 ? null : refusal.refusal,
        requestId: request.id,
        retryAfter,
        again: status === 503 ? againOf(request, retryAfter) : undefined,
      },
    },
    status,
    retryAfter,
  };
}

/** For a browser without scripts: the form that it sent, or the page by itself. */
function againOf({ method, url, body }: FastifyRequest, retryAfter?: number): ProblemProps['again'] {
  if (method !== 'POST') return retryAfter ? 'itself' : undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string');
  return { action: url, fields };
}
