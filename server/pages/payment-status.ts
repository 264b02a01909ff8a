import type { FastifyInstance } from 'fastify';
import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { notFound } from '#contract/kernel/errors.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { BookingKind } from '#server/booking-kind.ts';
import { type BookingPage, type PageIds, payBooking, showBooking } from '#server/bookings/page.ts';
import type { Deps } from '#server/deps.ts';
import { enrolmentPage } from '#server/enrolments/page.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { HANDOFF, showHandOff, toGateway } from '#server/payments/page.ts';
import { doctorPage, loanPage } from '#server/queues/token-page.ts';
import { ticketPage } from '#server/tickets/page.ts';
import { visitPage } from '#server/visits/page.ts';

const PAGES: Record<BookingKindName, BookingPage> = {
  'park-ticket': ticketPage,
  'doctor-appointment': doctorPage,
  'loan-appointment': loanPage,
  'show-visit': visitPage,
  'batch-enrolment': enrolmentPage,
};

/** Never in search engines, nor in a cache but the visitor's own phone's (decision 0092). */
export function paymentStatusPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  for (const path of new Set(Object.values(BOOKING_PAGES))) {
    const address = `/${path}/:bookingId/:offeringId`;
    app.get<{ Params: PageIds }>(address, async (request, reply) => {
      const page = pageAt(deps, path, request.params);
      return showBooking(deps, pages, page, request.params, request, reply.header('cache-control', 'no-store'));
    });
    if (!Object.values(PAGES).some(({ kind, toPay }) => toPay && BOOKING_PAGES[kind.name] === path)) continue;
    app.post<{ Params: PageIds }>(address, async ({ params }, reply) =>
      payBooking(deps, pageAt(deps, path, params), params, reply, (toPay) => toGateway(deps, toPay, reply)),
    );
    app.get<{ Params: PageIds }>(`${address}/${HANDOFF}`, async (request, reply) =>
      payBooking(deps, pageAt(deps, path, request.params), request.params, reply, (toPay) =>
        showHandOff(deps, pages, toPay, request, reply.header('cache-control', 'no-store')),
      ),
    );
  }
}

const OFFERED_BY: Record<BookingKind['offerings'], OrganisationKind> = {
  park: 'park',
  clinic: 'clinic',
  branch: 'branch',
  exhibition: 'exhibition',
  coaching_batch: 'coaching',
};

/** Two kinds share an address: the id's organisation decides. Throws NOT_FOUND for an unknown id. */
function pageAt({ codes }: Deps, path: string, { offeringId }: PageIds): BookingPage {
  const offeredBy = codes.kindOf(offeringId);
  const page = Object.values(PAGES).find(
    ({ kind: { name, offerings } }) => BOOKING_PAGES[name] === path && OFFERED_BY[offerings] === offeredBy,
  );
  if (!page) throw notFound('booking');
  return page;
}
