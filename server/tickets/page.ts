import { type CalendarEntry, spanOf } from '#contract/kernel/dates/calendar.ts';
import { type Day, parseLocalTime } from '#contract/kernel/dates/dates.ts';
import { dayText, momentText, timeText } from '#contract/kernel/dates/texts.ts';
import { notFound } from '#contract/kernel/errors.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { maskMobile } from '#contract/kernel/mobile.ts';
import { listText, text, type Unsaid } from '#contract/kernel/text.ts';
import { bookingEnd, type Hours, visitDaysAt } from '#contract/opening-days/rules.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { Park } from '#contract/parks/model.ts';
import type { PaidStanding, Receipt } from '#contract/payments/page.ts';
import { slotTextOf } from '#contract/slots/rules.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { contentsText } from '#contract/tickets/rules.ts';
import type { Kept } from '#contract/visits/page.ts';
import { adsOf } from '#server/advertisements/page.ts';
import type { BookingView } from '#server/booking-kind.ts';
import type { BookingPage } from '#server/bookings/page.ts';
import { payableUntil } from '#server/bookings/service.ts';
import type { Deps } from '#server/deps.ts';
import { parkOffering } from '#server/parks/service.ts';
import { pageOf, type ToPay } from '#server/payments/page.ts';
import { parkTicket } from './kind.ts';

const NO_HOURS: Hours = { opensAt: null, closesAt: null };

async function placeOf(deps: Deps, parkId: string) {
  const offering = await parkOffering(deps, parkId);
  if (!offering) throw notFound('park');
  return offering.park;
}

export const ticketPage: BookingPage<Ticket> = {
  kind: parkTicket,
  async show(deps, view) {
    const { parkId } = view.booking;
    const offering = await parkOffering(deps, parkId);
    const ads = await adsOf(deps, parkId, 'get-qr');
    return { name: 'payment-status', props: { ...propsOf(deps, view, offering?.park), ads } };
  },
  toPay: { of: async (deps, ticket) => toPayFor(ticket, await placeOf(deps, ticket.parkId)) },
};

function propsOf(
  deps: Deps,
  view: BookingView<Ticket>,
  place: Park | undefined,
): Omit<ContentProps<'payment-status'>, 'ads'> {
  const { booking: ticket, status, image, message, moneyBack } = view;
  const until = payableUntil(deps, ticket);
  return {
    bookingId: ticket.id,
    park: { id: ticket.parkId, name: ticket.parkName, location: place?.location ?? '' },
    status,
    message: image === null ? message : moneyBack,
    keep: image === null ? null : keepOf(deps, view, place, image),
    people: ticket.people,
    visitDay: ticket.visitDate,
    slot: slotTextOf(ticket),
    bookedText: momentText(ticket.createdAt),
    maskedMobile: maskMobile(ticket.mobile),
    receipt: receiptOf(ticket),
    stands: standingOf(deps, ticket, place),
    scannedText: ticket.admittedAt && momentText(ticket.admittedAt),
    payUntilText: until && timeText(until),
  };
}

/** For the gates a day is over at midnight, or later at the end of the park's hours. */
function standingOf({ clock }: Deps, { admittedAt, visitDate }: Ticket, place: Park | undefined): PaidStanding {
  if (admittedAt) return 'used';
  const [first] = visitDaysAt(place ?? NO_HOURS, clock.now());
  return visitDate < first ? 'over' : 'ready';
}

function keepOf(
  { config }: Deps,
  { booking: ticket, givenBack }: BookingView<Ticket>,
  place: Park | undefined,
  image: string,
): Unsaid<Kept> {
  const { id, parkId, parkName: name, visitDate: day } = ticket;
  const shortCode = shortCodeOf(id);
  const contents = contentsText(ticket, givenBack);
  const page = config.publicUrl + pageOf(parkTicket.name, id, parkId);
  const entry = {
    uid: id,
    name,
    location: listText([name, place?.location]),
    note: text('bookings.note', { code: text('bookings.code', { code: shortCode }), contents, page }),
  };
  const when = listText([dayText(day), slotTextOf(ticket)]);
  return {
    name,
    day,
    shortCode,
    facts: [when, contents],
    image,
    calendar: { ...entry, when: calendarTime(day, hoursFor(ticket, place)) },
    words: givenBack
      ? text('tickets.ticketGivenBack', { park: name, when, items: givenBack })
      : text('tickets.ticketFor', { park: name, when }),
  };
}

const hoursFor = ({ slot, slotUntil }: Ticket, place: Park | undefined): Hours =>
  slot
    ? { opensAt: slot, closesAt: slotUntil }
    : { opensAt: place?.opensAt ?? null, closesAt: place?.closesAt ?? null };

function calendarTime(day: Day, hours: Hours): CalendarEntry['when'] {
  const from = hours.opensAt && parseLocalTime(`${day}T${hours.opensAt}`);
  return from ? spanOf(from, bookingEnd(hours, day)) : { day };
}

const toPayFor = (ticket: Ticket, park: ToPay['offering']): ToPay => ({
  kind: 'ticket',
  id: ticket.id,
  offering: park,
  booked: 'park-ticket',
  visitDay: ticket.visitDate,
  slot: slotTextOf(ticket),
  receipt: receiptOf(ticket),
});

const receiptOf = ({ lines, discount, couponCode, total }: Ticket): Receipt => ({
  lines,
  discount,
  couponCode,
  total,
});
