import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatInstant, formatTime } from '#contract/dates.ts';
import { notFound } from '#contract/errors.ts';
import { shortCodeOf } from '#contract/ids.ts';
import { maskMobile } from '#contract/mobile.ts';
import { toRupees } from '#contract/money.ts';
import type { PaymentStatusProps } from '#contract/pages.ts';
import type { Deps } from '#server/deps.ts';
import { parkOffering } from '#server/features/parks/service.ts';
import { payableUntil, type TicketView, viewTicket } from '#server/features/retrievals/service.ts';
import type { Pages } from '#server/platform/pages.ts';
import { adsOf } from './advertisements.ts';
import { HELP } from './help.ts';
import type { StatusIds } from './payment-status.ts';
import { toGateway } from './to-gateway.ts';

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
): Omit<PaymentStatusProps, 'ads'> {
  const until = payableUntil(deps, ticket);
  const { lines, original, discount, couponCode, total } = ticket;
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
    receipt: { lines, original, discount, couponCode, total },
    scannedText: ticket.admittedAt && formatInstant(ticket.admittedAt),
    payUntilText: until && formatTime(until),
    help: HELP,
  };
}

/** Pays the same ticket again. Goes back to its page where it cannot be paid any more. */
export async function payTicketAgain(
  deps: Deps,
  { bookingId, offeringId: parkId }: StatusIds,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { ticket } = await viewTicket(deps, bookingId, parkId);
  if (payableUntil(deps, ticket) === null) return reply.redirect(request.url, 303);
  const { gateway, merchantId: mid } = await placeOf(deps, parkId);
  const payment = { id: ticket.id, offeringId: parkId, amount: toRupees(ticket.total), mid };
  return toGateway(deps, gateway, payment, request, reply);
}
