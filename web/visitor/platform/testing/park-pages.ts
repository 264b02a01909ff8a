import { noFees } from '#contract/fees/rules.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';

/** A category that a park sells, in paise. */
export const sold = (price: number) => ({ offered: true, price });

/** The booking page of a park that is open today. */
export const parkToBook: ParkBookingProps = {
  park: {
    id: 'p1',
    organisationId: 'o1',
    gateway: 'ccav',
    merchantId: 'm1',
    name: 'Nehru Zoo',
    location: 'Hyderabad',
    hours: null,
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
    familySize: 4,
    perBookingLimit: 50,
  },
  today: '2027-01-02',
  isOver: false,
  closed: null,
  soldOutDays: [],
  values: { mobile: '', quantities: {}, visitDate: null, couponCode: '' },
  problems: [],
  formKey: '',
  ads: [],
  help: { email: null, phone: null },
};

/** The page of a paid ticket. */
export const paidTicket: PaymentStatusProps & { qrImage: string } = {
  bookingId: 'b1',
  park: { id: 'p1', name: 'Nehru Zoo', location: 'Hyderabad' },
  status: 'paid',
  message: '',
  qrImage: 'data:image/png;base64,AAAA',
  shortCode: '7K2M-9QXA',
  visitDay: '2027-01-02',
  bookedText: '',
  maskedMobile: '',
  receipt: { lines: [], original: 0, discount: 0, couponCode: null, total: 0 },
  givenBack: null,
  scannedText: null,
  payUntilText: null,
  ads: [],
  help: { email: null, phone: null },
};

/** The page of a ticket that waits for so much, in paise. */
export const unpaidTicket = (total: number): PaymentStatusProps => ({
  ...paidTicket,
  status: 'pending',
  qrImage: null,
  shortCode: '',
  receipt: { ...paidTicket.receipt, original: total, total },
});
