import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EXHIBITION_PAGE } from '#contract/exhibitions/api.ts';
import type { Exhibition } from '#contract/exhibitions/model.ts';
import { isOver } from '#contract/exhibitions/rules.ts';
import { notFound } from '#contract/kernel/errors.ts';
import type { ContentProps } from '#contract/kernel/pages.ts';
import type { VisitBookingProps } from '#contract/visits/page.ts';
import { VISIT_PROBLEMS } from '#contract/visits/words.ts';
import { bookByForm, type SentForm } from '#server/bookings/page.ts';
import type { Deps } from '#server/deps.ts';
import { shownShow } from '#server/exhibitions/page.ts';
import { exhibitionForBooking, exhibitions } from '#server/exhibitions/service.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { type PlainForm, textOf } from '#server/kernel/http/pages/plain-form.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { recordName } from '#server/kernel/records/record-name.ts';
import { showClosed } from '#server/offerings/closed-page.ts';
import { placesLeft, showVisit } from './kind.ts';
import { visitPage } from './page.ts';

type EnteredVisit = Pick<VisitBookingProps, 'values' | 'problems'> & { formKey?: string };
const NOTHING_ENTERED: EnteredVisit = { values: { personName: '', mobile: '' }, problems: [] };

/** The page says how many places are left when there are no more than this. */
const FEW = 20;

/** The page on which visitors put their name down for a show. Works without JavaScript. */
export function visitBookingPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  const opened =
    (handle: (show: Exhibition, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('cache-control', 'no-cache');
      const { id } = request.params as { id: string };
      const show = await exhibitionForBooking(deps, id);
      if (show) return handle(show, request, reply);
      const closed = await recordName(deps, exhibitions.resource, id);
      if (!closed) throw notFound('show');
      return showClosed(pages, request, reply, { ...closed, name: closed.name || 'Show' }, { kind: 'exhibition', id });
    };
  const path = `/${EXHIBITION_PAGE}/:id`;
  app.get(
    path,
    opened((show, request, reply) => render(deps, pages, show, request, reply, NOTHING_ENTERED)),
  );
  app.post(
    path,
    opened((show, request, reply) => book(deps, pages, show, request, reply)),
  );
}

/** The reason why nothing can be booked. Only a hint, since the booking itself decides. */
function closedBy(deps: Deps, show: Exhibition, left: number | null): VisitBookingProps['closed'] {
  if (isOver(show, deps.clock.now())) return { kind: 'over', message: VISIT_PROBLEMS.over };
  return left === 0 ? { kind: 'full', message: VISIT_PROBLEMS.full } : null;
}

/** Everything that the page of a show says, as of now. */
export async function propsOfShow(
  deps: Deps,
  show: Exhibition,
  { values, problems, formKey }: EnteredVisit = NOTHING_ENTERED,
): Promise<ContentProps<'visit-booking'>> {
  const left = await placesLeft(deps, show);
  return {
    show: shownShow(show),
    placesLeft: left !== null && left <= FEW ? left : null,
    closed: closedBy(deps, show, left),
    values,
    problems,
    formKey: formKey || randomId(deps.random),
  };
}

async function render(
  deps: Deps,
  { renderPage }: Pages,
  show: Exhibition,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: EnteredVisit,
  status = 200,
) {
  const props = await propsOfShow(deps, show, entered);
  return renderPage(request, reply, { name: 'visit-booking', props }, { status });
}

async function book(deps: Deps, pages: Pages, show: Exhibition, request: FastifyRequest, reply: FastifyReply) {
  const form = (request.body ?? {}) as PlainForm;
  const values = { personName: textOf(form, 'personName').slice(0, 120), mobile: textOf(form, 'mobile') };
  const body = { ...values, exhibitionId: show.id };
  const showAgain = (sent: SentForm, status: number) =>
    render(deps, pages, show, request, reply, { values, ...sent }, status);
  return bookByForm(deps, pages, visitPage, { kind: showVisit, body }, showAgain, request, reply);
}
