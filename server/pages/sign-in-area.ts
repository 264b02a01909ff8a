import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BRANCH_PAGE } from '#contract/branches/api.ts';
import { CLINIC_PAGE } from '#contract/clinics/api.ts';
import { BATCH_PAGE } from '#contract/coaching-batches/api.ts';
import { EXHIBITION_PAGE } from '#contract/exhibitions/api.ts';
import type { StaticPageProps } from '#contract/kernel/pages.ts';
import type { ChooserKind } from '#contract/offerings/page.ts';
import type { Deps } from '#server/deps.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { chosenAt, OFFERINGS } from '#server/offerings/chooser-page.ts';

const DOCUMENTS: Record<string, StaticPageProps['document']> = {
  termsconditions: 'terms',
  refundpolicy: 'refunds',
  privacypolicy: 'privacy',
};

const CHOOSERS: readonly (readonly [page: string, kind: ChooserKind])[] = [
  [CLINIC_PAGE, 'clinic'],
  [EXHIBITION_PAGE, 'exhibition'],
  [BRANCH_PAGE, 'branch'],
];

const SHOWN = 60;

const productOf = (request: FastifyRequest): string => (request.params as { product: string }).product;

export function signInAreaPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  for (const [path, document] of Object.entries(DOCUMENTS))
    app.get(`/:product/${path}`, (request, reply) => {
      const props = { document, product: productOf(request) };
      return pages.renderPage(request, reply, { name: 'static', props }, { noindex: true });
    });
  for (const page of ['ticketbooking', BATCH_PAGE, ...CHOOSERS.map(([page]) => page)])
    app.get(`/${page}`, (request, reply) => reply.redirect(chosenAt(request, `/${page}`), 302));
  for (const [page, kind] of CHOOSERS) {
    app.get(`/:product/${page}`, async (request, reply) => {
      const { q } = request.query as { q?: unknown };
      const search = typeof q === 'string' ? q.trim().slice(0, 80) : '';
      const found = await OFFERINGS[kind](deps, { search, limit: SHOWN + 1 });
      const offerings = found.slice(0, SHOWN);
      const more = found.length > SHOWN;
      const props = { kind, product: productOf(request), search, offerings, more };
      return pages.renderPage(request, reply, { name: 'chooser', props }, { noindex: true });
    });
  }
}
