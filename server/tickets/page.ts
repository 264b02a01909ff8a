import { codeWords } from '#contract/bookings/words.ts';
import { calendarDay, calendarTime } from '#contract/kernel/dates/calendar.ts';
import { formatDay, formatInstant, formatTime, parseLocalTime } from '#contract/kernel/dates/dates.ts';
import { notFound } from '#contract/kernel/errors.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { maskMobile } from '#contract/kernel/mobile.ts';
import { bookingEnd, type Hours, visitDaysAt } from '#contract/opening-days/rules.ts';
import type { ContentProps } from '#contract/pages/model.ts';
import type { Park } from '#contract/parks/model.ts';
import type { PaidStanding, Receipt } from '#contract/payments/page.ts';
import { slotTextOf } from '#contract/slots/rules.ts';
import type { Ticket } from '#contract/tickets/model.ts';
import { contentsWords, ticketInWords } from '#contract/tickets/words.ts';
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
    bookedText: formatInstant(ticket.createdAt),
    maskedMobile: maskMobile(ticket.mobile),
    receipt: receiptOf(ticket),
    stands: standingOf(deps, ticket, place),
    scannedText: ticket.admittedAt && formatInstant(ticket.admittedAt),
    payUntilText: until && formatTime(until),
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
): Kept {
  const { id, parkId, parkName: name, visitDate: day } = ticket;
  const shortCode = shortCodeOf(id);
  const contents = contentsWords(ticket, givenBack);
  const page = config.publicUrl + pageOf(parkTicket.name, id, parkId);
  const entry = {
    uid: id,
    name,
    location: [name, place?.location].filter(Boolean).join(', '),
    note: [codeWords(shortCode), contents, page].join('. '),
  };
  const slot = slotTextOf(ticket);
  const facts = [[formatDay(day), slot].filter(Boolean).join(', '), contents];
  return {
    name,
    day,
    shortCode,
    facts,
    image,
    calendar: calendarOf(entry, day, hoursFor(ticket, place)),
    words: ticketInWords(name, [formatDay(day), slot].filter(Boolean).join(', '), givenBack),
  };
}

const hoursFor = ({ slot, slotUntil }: Ticket, place: Park | undefined): Hours =>
  slot
    ? { opensAt: slot, closesAt: slotUntil }
    : { opensAt: place?.opensAt ?? null, closesAt: place?.closesAt ?? null };

function calendarOf(entry: Parameters<typeof calendarDay>[0], day: string, hours: Hours): string {
  const from = hours.opensAt && parseLocalTime(`${day}T${hours.opensAt}`);
  return from ? calendarTime(entry, from, bookingEnd(hours, day)) : calendarDay(entry, day);
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
