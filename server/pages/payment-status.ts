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

type Handler = (deps: Deps, pages: Pages, ...rest: [StatusIds, FastifyRequest, FastifyReply]) => Promise<FastifyReply>;

/** The kinds of booking whose confirmation is at this address, and what each shows and does there. */
const KINDS: Partial<Record<BookingKindName, Record<'show' | 'payAgain', Handler>>> = {
  'park-ticket': { show: showTicket, payAgain: payTicketAgain },
  'batch-enrolment': { show: showEnrolment, payAgain: payEnrolmentAgain },
};

async function kindOf(deps: Deps, { bookingId }: StatusIds) {
  const kind = await kindOfBooking(deps, bookingId);
  const page = kind && KINDS[kind];
  if (!page) throw notFound('This booking');
  return page;
}

/** A visitor's booking after it was made, and paying for it again. Never in search engines, never in a cache. */
export function paymentStatusPages(app: FastifyInstance, deps: Deps, pages: Pages): void {
  const address = '/paymentstatus/:bookingId/:offeringId';
  const privately = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
  app.get<{ Params: StatusIds }>(address, async (request, reply) => {
    const { show } = await kindOf(deps, request.params);
    return show(deps, pages, request.params, request, privately(reply));
  });
  app.post<{ Params: StatusIds }>(address, async (request, reply) => {
    const { payAgain } = await kindOf(deps, request.params);
    return payAgain(deps, pages, request.params, request, privately(reply));
  });
}
