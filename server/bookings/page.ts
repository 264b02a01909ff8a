import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageContent } from '#contract/pages/model.ts';
import type { Booked, BookingKind, BookingView } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import { pageOf, type ToPay } from '#server/payments/page.ts';
import { view } from '#server/retrievals/service.ts';
import { payableUntil } from './service.ts';

/** `toPay` is null for kinds without payment. */
export interface BookingPage<B extends Booked = Booked> {
  kind: Pick<BookingKind<B>, 'name' | 'byIds' | 'offeringOf' | 'offerings' | 'pass' | 'words'>;
  show(deps: Deps, view: BookingView<B>): Promise<PageContent>;
  toPay: { of(deps: Deps, booking: B): Promise<ToPay> } | null;
}

/** Ids in the address: a person who knows a matching pair sees the booking. */
export interface PageIds {
  bookingId: string;
  offeringId: string;
}

export async function showBooking<B extends Booked>(
  deps: Deps,
  { renderPage }: Pages,
  page: BookingPage<B>,
  { bookingId, offeringId }: PageIds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const model = await page.show(deps, await view(deps, page.kind, bookingId, offeringId));
  return renderPage(request, reply, model, { noindex: true });
}

/** Pays an existing booking. Redirects to its page if it cannot be paid any more. */
export async function payBooking<B extends Booked>(
  deps: Deps,
  { kind, toPay }: BookingPage<B>,
  { bookingId, offeringId }: PageIds,
  reply: FastifyReply,
  onward: (toPay: ToPay) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { booking, standing } = await view(deps, kind, bookingId, offeringId);
  const canPay =
    toPay &&
    standing !== 'checking' &&
    !kind.pass.isGiven(booking) &&
    payableUntil(deps, kind.pass.owed(booking)) !== null;
  if (!canPay) return reply.redirect(pageOf(kind.name, bookingId, offeringId), 303);
  return onward(await toPay.of(deps, booking));
}
