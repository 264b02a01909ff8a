import { noFees } from '#contract/fees/rules.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import type { Kept } from '#contract/visits/page.ts';

/** The price in paise. */
export const sold = (price: number) => ({ offered: true, price });

export const parkToBook: ParkBookingProps = {
  park: {
    id: 'p1',
    organisationId: 'o1',
    gateway: 'ccav',
    merchantId: 'm1',
    name: 'Nehru Zoo',
    location: 'Hyderabad',
    hours: null,
    opensAt: null,
    closesAt: null,
    bannerUrl: null,
    active: true,
    couponsEnabled: false,
    fees: noFees(),
    hasHolidays: false,
    holidays: [],
    openDays: [],
    daysOff: [],
    customDatesEnabled: false,
    customDates: [],
    advanceDays: 0,
    dayPrices: [],
    familySize: 4,
    perBookingLimit: 50,
    slots: [],
  },
  today: '2027-01-02',
  isOver: false,
  closed: null,
  onlyFreeText: null,
  placesLeft: {},
  slotsLeft: {},
  values: { mobile: '', quantities: {}, visitDate: null, slot: null, couponCode: '' },
  problems: [],
  formKey: '',
  ads: [],
  help: { email: null, phone: null },
};

export const paidTicket: PaymentStatusProps & { keep: Kept } = {
  bookingId: 'b1',
  park: { id: 'p1', name: 'Nehru Zoo', location: 'Hyderabad' },
  status: 'paid',
  message: '',
  keep: {
    name: 'Nehru Zoo',
    day: '2027-01-02',
    shortCode: '7K2M-9QXA',
    facts: ['Sat, 2 Jan 2027', '3 people: 2 Adult, 1 Child'],
    image: 'data:image/png;base64,AAAA',
    calendar: { uid: 'b1', name: 'Nehru Zoo', location: 'Hyderabad', note: '', when: { day: '2027-01-02' } },
    words: 'Ticket for Nehru Zoo, Sat, 2 Jan 2027',
  },
  people: 3,
  visitDay: '2027-01-02',
  slot: null,
  bookedText: '',
  maskedMobile: '',
  receipt: { lines: [], discount: 0, couponCode: null, total: 0 },
  stands: 'ready',
  scannedText: null,
  payUntilText: null,
  ads: [],
  help: { email: null, phone: null },
};

/** The page of a ticket that waits for so much, in paise. */
export const unpaidTicket = (total: number): PaymentStatusProps => ({
  ...paidTicket,
  status: 'pending',
  keep: null,
  receipt: { ...paidTicket.receipt, total },
});
