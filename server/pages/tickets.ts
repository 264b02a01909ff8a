import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ticket } from '#contract/bookings/model.ts';
import { formatInstant, formatTime } from '#contract/dates.ts';
import { notFound } from '#contract/errors.ts';
import { shortCodeOf } from '#contract/ids.ts';
import { maskMobile } from '#contract/mobile.ts';
import type { PropsOf, Receipt } from '#contract/pages.ts';
import { BOOKING_PAGES } from '#contract/payments/api.ts';
import type { Deps } from '#server/deps.ts';
import { parkOffering } from '#server/features/parks/service.ts';
import { payableUntil, type TicketView, viewTicket } from '#server/features/retrievals/service.ts';
import type { Pages } from '#server/platform/pages.ts';
import { adsOf } from './advertisements.ts';
import type { StatusIds } from './payment-status.ts';
import { type ToPay, toGateway } from './to-gateway.ts';

async function placeOf(deps: Deps, parkId: string) {
  const offering = await parkOffering(deps, parkId);
  if (!offering) throw notFound('This park');
  return offering.park;
}

/** The page of a ticket: the code once it is paid; until then, what is so. */
export async function showTicket(
  deps: Deps,
  { renderPage }: Pages,
  { bookingId, offeringId: parkId }: StatusIds,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const view = await viewTicket(deps, bookingId, parkId);
  const offering = await parkOffering(deps, parkId);
  const ads = await adsOf(deps, parkId, 'get-qr');
  const props = { ...propsOf(deps, view, offering?.park.location ?? ''), ads };
  return renderPage(request, reply, { name: 'payment-status', props }, { noindex: true });
}

function propsOf(
  deps: Deps,
  { ticket, image, message }: TicketView,
  location: string,
): Omit<PropsOf<'payment-status'>, 'ads'> {
  const until = payableUntil(deps, ticket);
  return {
    bookingId: ticket.id,
    park: { id: ticket.parkId, name: ticket.parkName, location },
    status: ticket.status,
    message,
    qrImage: image,
    shortCode: shortCodeOf(ticket.id),
    visitDay: ticket.visitDate,
    bookedText: formatInstant(ticket.createdAt),
    maskedMobile: maskMobile(ticket.mobile),
    receipt: receiptOf(ticket),
    scannedText: ticket.admittedAt && formatInstant(ticket.admittedAt),
    payUntilText: until && formatTime(until),
  };
}

/** Pays the same ticket again. Goes back to its page where it cannot be paid any more. */
export async function payTicketAgain(
  deps: Deps,
  pages: Pages,
  { bookingId, offeringId: parkId }: StatusIds,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { ticket } = await viewTicket(deps, bookingId, parkId);
  if (payableUntil(deps, ticket) === null) return reply.redirect(request.url, 303);
  return toGateway(deps, pages, toPayFor(ticket, await placeOf(deps, parkId)), request, reply);
}

/** A ticket as it goes to the gateway of its park. */
export const toPayFor = (ticket: Ticket, park: ToPay['offering']): ToPay => ({
  kind: 'ticket',
  id: ticket.id,
  offering: park,
  page: `/${BOOKING_PAGES['park-ticket']}/${ticket.id}/${park.id}`,
  visitDay: ticket.visitDate,
  receipt: receiptOf(ticket),
});

const receiptOf = ({ lines, original, discount, couponCode, total }: Ticket): Receipt => ({
  ...{ lines, original, discount, couponCode, total },
});
