import { formatInstant, formatTime } from '#contract/kernel/dates.ts';
import { notFound } from '#contract/kernel/errors.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { maskMobile } from '#contract/kernel/mobile.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { Receipt } from '#contract/payments/page.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { adsOf } from '#server/advertisements/page.ts';
import type { BookingPage } from '#server/bookings/page.ts';
import type { Deps } from '#server/deps.ts';
import { parkOffering } from '#server/parks/service.ts';
import type { ToPay } from '#server/payments/page.ts';
import { type BookingView, payableUntil } from '#server/retrievals/service.ts';
import { parkTicket } from './kind.ts';

async function placeOf(deps: Deps, parkId: string) {
  const offering = await parkOffering(deps, parkId);
  if (!offering) throw notFound('park');
  return offering.park;
}

/** The page of a ticket: its code once it is paid; until then, how its payment stands. */
export const ticketPage: BookingPage<Ticket> = {
  kind: parkTicket,
  async show(deps, view) {
    const { parkId } = view.booking;
    const offering = await parkOffering(deps, parkId);
    const ads = await adsOf(deps, parkId, 'get-qr');
    return { name: 'payment-status', props: { ...propsOf(deps, view, offering?.park.location ?? ''), ads } };
  },
  toPay: { of: async (deps, ticket) => toPayFor(ticket, await placeOf(deps, ticket.parkId)) },
};

function propsOf(
  deps: Deps,
  { booking: ticket, image, message, givenBack }: BookingView<Ticket>,
  location: string,
): Omit<ContentProps<'payment-status'>, 'ads'> {
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
    givenBack,
    scannedText: ticket.admittedAt && formatInstant(ticket.admittedAt),
    payUntilText: until && formatTime(until),
  };
}

/** A ticket in the form in which it goes to the gateway of its park. */
const toPayFor = (ticket: Ticket, park: ToPay['offering']): ToPay => ({
  kind: 'ticket',
  id: ticket.id,
  offering: park,
  booked: 'park-ticket',
  visitDay: ticket.visitDate,
  receipt: receiptOf(ticket),
});

const receiptOf = ({ lines, original, discount, couponCode, total }: Ticket): Receipt => ({
  lines,
  original,
  discount,
  couponCode,
  total,
});
