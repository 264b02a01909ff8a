import { typeText } from '#contract/exhibitions/rules.ts';
import { CATEGORIES, type Fees } from '#contract/fees/rules.ts';
import { clockText, dayText, momentText, spanText } from '#contract/kernel/dates/texts.ts';
import { listText, text } from '#contract/kernel/text.ts';
import { contentsText } from '#contract/tickets/rules.ts';

/** The pages of page-states.ts are about these. */

export const place = { id: 'p1', name: 'Nehru Zoo', location: 'Hyderabad' };

const fees = Object.fromEntries(
  CATEGORIES.map(({ key }, at) => [key, { offered: true, price: at === 0 ? 0 : 50_00 }]),
) as Fees;

export const park = {
  ...place,
  organisationId: 'o1',
  gateway: 'ccav',
  merchantId: 'm1',
  hours: spanText([clockText('09:30'), clockText('17:30')]),
  bannerUrl: null,
  active: true,
  couponsEnabled: true,
  fees,
  hasHolidays: false,
  holidays: [],
  openDays: [],
  daysOff: ['2027-01-05'],
  customDatesEnabled: false,
  customDates: [],
  advanceDays: 0,
  dayPrices: [],
  slots: [
    { from: '10:00', until: '11:00', capacity: 5 },
    { from: '11:00', until: '12:00', capacity: 5 },
  ],
  familySize: 4,
  perBookingLimit: 50,
} as const;

export const clinic = {
  id: 'c1',
  name: 'Apollo',
  gateway: 'paytm',
  merchantId: 'm1',
  specialization: '',
  address: 'Ameerpet, Hyderabad',
  hours: spanText([clockText('09:00'), clockText('13:00')]),
  fee: 300_00,
  paysOnline: true,
} as const;

export const show = {
  id: 's1',
  name: 'Kala Fair',
  type: typeText({ type: 'drama' }),
  location: 'Hyderabad',
  hours: spanText([momentText(new Date('2027-01-10T12:30:00Z')), clockText('21:00')]),
  lastDay: '2027-01-10',
};

export const batch = {
  id: 't1',
  name: 'Maths',
  dates: spanText([dayText('2027-02-01'), dayText('2027-05-31')]),
  hours: spanText([clockText('07:00'), clockText('08:30')]),
  centre: 'Saraswati',
  location: 'Hyderabad',
};

const station = {
  id: null,
  name: 'Counter 3',
  counterNumber: '3',
  place: '',
  serving: 4,
  next: [5, 6],
  calledAt: null,
  paused: true,
  allPaused: false,
  backAt: '13:15',
  lateMinutes: 10,
  estimate: { from: 15, to: 25 },
  closed: true,
};
/** A board of a room that has no English: it is told in the room's own languages, whatever that of the page. */
export const board = {
  ...{
    kind: 'doctor',
    id: 'c1',
    name: 'Apollo',
    running: 4,
    stations: [station],
    last: [{ number: 3, name: 'Counter 3', counterNumber: '3' }],
  },
  ...{ notice: '', hours: { opensAt: '09:00', closesAt: '13:00' }, languages: ['te', 'hi'], logo: '', colour: '' },
};

export const receipt = {
  lines: [{ category: 'adult', label: 'Adult', price: 100_00, quantity: 2, amount: 200_00 }],
  discount: 50_00,
  couponCode: 'ZOO25',
  total: 150_00,
};
export const day = dayText('2027-01-02');
export const image = 'data:image/png;base64,AAAA';
export const keep = {
  name: 'Nehru Zoo',
  day: '2027-01-02',
  shortCode: '7K2M-9QXA',
  facts: [day, contentsText({ people: 2, lines: receipt.lines }, null)],
  image,
  calendar: {
    uid: 'b1',
    name: 'Nehru Zoo',
    location: listText(['Nehru Zoo', 'Hyderabad']),
    note: text('bookings.code', { code: '7K2M-9QXA' }),
    when: { day: '2027-01-02' },
  },
  words: text('tickets.ticketFor', { park: 'Nehru Zoo', when: day }),
};
export const booked = {
  bookedText: momentText(new Date('2027-01-01T13:10:00Z')),
  maskedMobile: '98xxxxxx10',
  bookingId: 'b1',
};
