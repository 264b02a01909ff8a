import { type Day, formatDay } from '#contract/kernel/dates/dates.ts';

/** Texts of docs/product/forms.md 5, shared by browser and server. */
export const TICKET_PROBLEMS = {
  noMobile: 'Please enter mobile number',
  noPark: 'park name is required',
  badMobile: 'Please enter valid mobile number',
  holidayToday: 'You cant procced to book the ticket. today is holiday ',
  nothingChosen: 'You need to select atleast one field',
  badCount: 'Please write how many as a whole number, like 2.',
  inactive: (park: string) => `This ${park} is currently inactive. Please contact the support team for assistance.`,
  noDate: 'Please select a booking date to continue.',
  noSlot: 'Please choose a time.',
  slotOver: 'This time is over. Please choose a later one.',
  oneFamily: 'Only one Family ticket can be purchased per transaction.',
  addonAlone: 'Family Addon is an additional item. Please add a Family ticket before selecting the Addon.',
  closedOn: (day: Day) => `The park is closed on ${formatDay(day)}. Please choose another day.`,
  tooMany: (label: string, limit: number) => `Please choose at most ${limit} of ${label} in one booking.`,
} as const;

export const TICKET_REFUSALS = {
  tooFar: (last: Day) => `Tickets are sold up to ${formatDay(last)}. Please choose that day or an earlier one.`,
  notOffered: (category: string) => `${category} is not offered here.`,
  soldOut: (when: string) => `Sold out for ${when}.`,
  fewLeft: (places: number, when: string) =>
    places === 1 ? `Only 1 place is left for ${when}.` : `Only ${places} places are left for ${when}.`,
  tooMuch: 'This is too much for one booking. Please split it into smaller ones.',
  pricesChanged: 'Prices have changed. Please check the new total and try again.',
  beingChanged: 'This park is being changed right now. Please try again in a moment.',
  tooManyHolds: 'This mobile number has five unpaid bookings here. Please pay one of them, or wait a few minutes.',
  tooManyFree: (day: Day) => `This mobile number has five free tickets for ${formatDay(day)} already.`,
} as const;

export const TICKET_STATES = {
  admitted: 'This ticket was used at the gate.',
  cancelled: 'This ticket was cancelled.',
  confirmed: 'Your booking is confirmed. Show this QR code at the gate.',
} as const;

export const ticketInWords = (park: string, when: string, givenBack: string | null): string =>
  `Ticket for ${park}, ${when}${givenBack ? ` (given back: ${givenBack})` : ''}`;

export const peopleWords = (people: number): string =>
  people === 0 ? '' : people === 1 ? '1 person' : `${people} people`;

/** "3 people: 2 Adult, 1 Child", in the order of the booking page; after a refund what is left. */
export function contentsWords(
  { people, lines }: { people: number; lines: readonly { quantity: number; label: string }[] },
  givenBack: string | null,
): string {
  const contents = lines.map(({ quantity, label }) => `${quantity} ${label}`).join(', ');
  return [peopleWords(people), givenBack ? `given back ${givenBack}` : contents].filter(Boolean).join(': ');
}

export const PARK_CLOSED = {
  allSold: (day: Day | null) => `All places for ${day ? formatDay(day) : 'these days'} are sold.`,
  noDates: (park: string, last: Day | null) =>
    `${last ? `The last date of ${park} was ${formatDay(last)}. ` : ''}New dates can be booked here as soon as the park adds them.`,
} as const;
