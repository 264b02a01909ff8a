import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { notFound } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { kindOfBooking } from '#server/features/bookings/service.ts';
import type { Pages } from '#server/platform/pages.ts';
import { payEnrolmentAgain, showEnrolment } from './enrolment-status.ts';
import { payTicketAgain, showTicket } from './tickets.ts';

/** Both ids of the address; a booking is shown to who knows the two that belong together. */
export interface StatusIds {
  bookingId: string;
  offeringId: string;
}

type Handler = (
  deps: Deps,
  pages: Pages,
  ids: StatusIds,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** The kinds of booking whose confirmation is at this address, and what each shows and does there. */
const KINDS: Partial<Record<BookingKindName, { show: Handler; payAgain: Handler }>> = {
  'park-ticket': { show: showTicket, payAgain: payTicketAgain },
  'batch-enrolment': { show: showEnrolment, payAgain: payEnrolmentAgain },
};

/** A visitor's booking after it was made, and paying for it again. Never in search engines, never in a cache. */
export function paymentStatusPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  const handle = (what: 'show' | 'payAgain') => async (request: FastifyRequest, reply: FastifyReply) => {
    const ids = request.params as StatusIds;
    const kind = await kindOfBooking(deps, ids.bookingId);
    const page = kind && KINDS[kind];
    if (!page) throw notFound('This booking');
    return page[what](deps, pages, ids, request, reply.header('cache-control', 'no-store'));
  };
  app.get('/paymentstatus/:bookingId/:offeringId', handle('show'));
  app.post('/paymentstatus/:bookingId/:offeringId', handle('payAgain'));
}
