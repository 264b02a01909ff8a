import { labelText } from '#contract/fees/rules.ts';
import { clockText, dayText, momentText, spanText } from '#contract/kernel/dates/texts.ts';
import { text } from '#contract/kernel/text.ts';
import type { PageContent } from '#contract/pages/model.ts';
import { batch, board, booked, clinic, day, image, keep, park, place, receipt, show } from './page-places.ts';

/** Pages of visitors in states that say different things, as the server makes them: not yet in any language. */

const fee = text('appointments.fee', { amount: '₹300' });
const hours = spanText([clockText('09:00'), clockText('13:00')]);
const form = { problems: [], formKey: '' };

const booking = {
  park: {
    ...park,
    daysOff: [...park.daysOff],
    holidays: [],
    openDays: [],
    customDates: [],
    dayPrices: [],
    slots: [...park.slots],
  },
  today: '2027-01-02',
  isOver: false,
  closed: null,
  placesLeft: {},
  slotsLeft: { '2027-01-02': { '10:00': 0, '11:00': 3 } },
  values: { mobile: '', quantities: { adult: 1, family: 1 }, visitDate: null, slot: null, couponCode: '' },
  ...form,
  ads: [{ id: 'a1', name: 'Asha', description: 'Asha', imageUrl: null, url: 'https://ads.example' }],
};
const ticket = {
  ...booked,
  park: place,
  status: 'paid',
  message: '',
  keep,
  people: 3,
  visitDay: '2027-01-02',
  receipt,
  stands: 'ready',
  scannedText: null,
  payUntilText: null,
  ads: [],
} as const;

const doctor = { id: 'd1', name: 'Dr Rao', left: [3, 0], paused: false, lateMinutes: 20, closed: false, off: [] };
const doctorBooking = {
  clinic,
  doctors: [doctor, { ...doctor, id: 'd2', paused: true, closed: true, lateMinutes: 0, left: [0, 1] }],
  days: ['2027-01-02', '2027-01-03'],
  isOver: false,
  full: null,
  values: { doctorId: 'd1', personName: '', mobile: '', day: '2027-01-02', paymentMode: 'online' as const },
  ...form,
};
const now = {
  number: 7,
  running: 3,
  waitingBefore: 3,
  estimate: { from: 15, to: 70 },
  state: 'booked',
  counterNumber: null,
  paused: true,
  lateMinutes: 20,
  day: '2027-01-02',
  over: false,
  desk: null,
  at: '2027-01-02T05:00:00.000Z',
} as const;
const token = {
  ...booked,
  kind: 'doctor',
  offering: { id: 'c1', name: 'Apollo', address: 'Ameerpet, Hyderabad' },
  doctor: { id: 'd1', name: 'Dr Rao' },
  personName: 'Asha',
  now,
  message: '',
  status: 'paid',
  receipt: { ...receipt, lines: [] },
  paidText: text('appointments.feePaidAtClinic'),
  keep: { ...keep, name: 'Apollo', facts: [text('appointments.token', { number: 7 }), day, 'Dr Rao'] },
  payUntilText: null,
} as const;
const branch = { id: 'n1', name: 'Nadi Bank' };
const loan = {
  branch,
  counter: { id: 'k1', number: '3', open: false },
  closed: null,
  waiting: 2,
  values: { personName: '', mobile: '', loanType: '' },
  ...form,
};
const visit = { ...booked, show, state: 'confirmed', message: '', personName: 'Asha', keep } as const;
const enrolment = {
  closedText: text('opening-days.daysOff', {
    days: text('opening-days.dayList', { first: dayText('2027-01-05'), second: dayText('2027-01-06') }),
    more: 3,
  }),
  batch: { ...batch, daysOff: [], endDate: '2027-05-31', fee: 300_00, merchantId: 'm1', gateway: 'ccav' as const },
  today: '2027-01-02',
  placesLeft: 3,
  closed: null,
  values: { studentName: '', mobile: '', email: '' },
  ...form,
};
const student = {
  ...booked,
  batch,
  startsOn: '2027-02-01',
  begun: false,
  status: 'paid',
  message: text('enrolments.confirmed'),
  studentName: 'Asha',
  receipt,
  payUntilText: null,
  keep,
} as const;
const pay = {
  offering: place,
  visitDay: '2027-01-02',
  receipt,
  gateway: { id: 'ccav', url: 'https://bank.example', fields: {} },
  sentWith: null,
} as const;
const lists = { parks: [place], clinics: [], branches: null };

const card = { id: 'c1', name: 'Nehru Zoo', location: 'Hyderabad', pictureUrl: null, colour: null };
const opens = { is: 'opens', day: '2027-01-03', at: '09:00' } as const;
const found = {
  today: '2027-01-02',
  search: { words: 'Asha', kind: null, town: 'Hyderabad', near: '17.4,78.5' },
  towns: ['Hyderabad', 'Ameerpet'],
  places: [
    { ...card, kind: 'park', priceFrom: 20_00, standing: { is: 'open' } },
    { ...card, kind: 'clinic', priceFrom: 300_00, standing: opens },
    { ...card, kind: 'branch', priceFrom: null, standing: { is: 'closed' } },
    { ...card, kind: 'exhibition', priceFrom: 0, standing: { is: 'open' } },
    { ...card, kind: 'coaching', priceFrom: 0, standing: { ...opens, day: '2027-02-02', at: null } },
  ],
  count: 25,
  next: '/home?after=20-c1',
};
const nothing = { ...found, places: [], count: 0, next: null };

export const PAGE_STATES = {
  landing: { name: 'landing', props: { ...lists, found } },
  'landing with many of a trade': {
    name: 'landing',
    props: { parks: 'many', clinics: 'many', branches: 'many', found: nothing },
  },
  places: { name: 'places', props: { found } },
  'places without any': { name: 'places', props: { found: nothing } },
  organisation: { name: 'organisation', props: { id: 'o1', name: 'Nehru Zoo', found } },
  'organisation without any': { name: 'organisation', props: { id: 'o1', name: 'Nehru Zoo', found: nothing } },
  chooser: {
    name: 'chooser',
    props: {
      kind: 'clinic',
      product: 'p',
      search: 'Asha',
      offerings: [{ id: 'c1', name: 'Apollo', facts: ['Ameerpet, Hyderabad', hours, fee] }],
      more: true,
    },
  },
  'chooser without any': {
    name: 'chooser',
    props: { kind: 'exhibition', product: 'p', search: '', offerings: [], more: false },
  },
  park: { name: 'park-booking', props: booking },
  'park ahead': { name: 'park-booking', props: { ...booking, park: { ...booking.park, advanceDays: 30 } } },
  'park with a problem': {
    name: 'park-booking',
    props: {
      ...booking,
      problems: [
        { field: 'mobile', message: text('tickets.badMobile') },
        { field: 'form', message: text('tickets.soldOut', { when: day }) },
      ],
    },
  },
  'park closed': {
    name: 'park-booking',
    props: {
      ...booking,
      closed: {
        kind: 'holiday',
        message: text('tickets.holidayToday'),
        nextOpenDay: '2027-01-04',
      },
    },
  },
  doctor: { name: 'doctor-booking', props: doctorBooking },
  'doctor in full': {
    name: 'doctor-booking',
    props: { ...doctorBooking, full: { message: text('appointments.full'), nextOpenDay: '2027-01-05' } },
  },
  loan: { name: 'loan-booking', props: loan },
  'loan closed': {
    name: 'loan-booking',
    props: {
      ...loan,
      closed: { message: text('opening-days.closedForToday', { place: 'Nadi Bank' }), nextOpenDay: '2027-01-04' },
    },
  },
  'clinic choice': {
    name: 'clinic-choice',
    props: { doctor: { id: 'd1', name: 'Dr Rao' }, clinics: [{ id: 'c1', name: 'Apollo', facts: [fee] }] },
  },
  closed: {
    name: 'closed-offering',
    props: {
      id: 'p1',
      name: 'Nehru Zoo',
      message: text('offerings.closed', { name: 'Nehru Zoo' }),
      kept: text('offerings.keptAfterClosing', { kind: 'park' }),
      findAt: 'p1',
    },
  },
  'to pay': { name: 'payment-handoff', props: { ...pay, kind: 'ticket' } },
  ticket: { name: 'payment-status', props: ticket },
  'ticket used': {
    name: 'payment-status',
    props: {
      ...ticket,
      stands: 'used',
      scannedText: momentText(new Date('2027-01-02T03:35:00Z')),
      message: text('retrievals.sentences', {
        first: text('retrievals.givenBack', { items: text('fees.item', { quantity: 1, label: labelText('Adult') }) }),
        second: text('retrievals.onItsWay', { amount: '₹50' }),
      }),
    },
  },
  'ticket of before': { name: 'payment-status', props: { ...ticket, stands: 'over' } },
  'ticket unpaid': {
    name: 'payment-status',
    props: {
      ...ticket,
      keep: null,
      status: 'failed',
      payUntilText: clockText('19:05'),
      message: text('retrievals.sentences', {
        first: text('retrievals.failed'),
        second: text('retrievals.payAgain', { time: clockText('19:05') }),
      }),
    },
  },
  'ticket awaited': {
    name: 'payment-status',
    props: {
      ...ticket,
      keep: null,
      status: 'awaited',
      message: text('retrievals.waitsForBank'),
    },
  },
  token: { name: 'token', props: token },
  'token later': {
    name: 'token',
    props: {
      ...token,
      now: { ...now, day: '2027-01-04', desk: { opensAt: '09:00', closesAt: '13:00', comeAt: '10:20' } },
    },
  },
  'token at a counter': {
    name: 'token',
    props: { ...token, kind: 'loan', doctor: null, now: { ...now, state: 'called', counterNumber: '3' } },
  },
  'visit booking': {
    name: 'visit-booking',
    props: {
      show,
      closedText: text('opening-days.daysOff', { days: dayText('2027-01-05'), more: 0 }),
      placesLeft: 2,
      closed: null,
      values: { personName: '', mobile: '' },
      ...form,
    },
  },
  visit: { name: 'visit', props: { ...visit, message: text('visits.confirmed') } },
  'visit cancelled': {
    name: 'visit',
    props: { ...visit, state: 'cancelled', message: text('visits.cancelled'), keep: null },
  },
  enrolment: { name: 'enrolment-booking', props: enrolment },
  student: { name: 'enrolment-status', props: student },
  'get qr': {
    name: 'get-qr',
    props: { kind: 'park', place, mobile: '', answer: null, problems: [], ads: [] },
  },
  'get qr found': {
    name: 'get-qr',
    props: {
      kind: 'clinic',
      place,
      mobile: '9876543210',
      answer: {
        message: text('bookings.tokensFound', { count: 2 }),
        found: [{ bookingId: 'b1', page: '/x', day: '2027-01-02', image, shortCode: '7K2M-9QXA', number: 7 }],
      },
      problems: [],
      ads: [],
    },
  },
  'place choice': {
    name: 'place-choice',
    props: { places: { park: [place], clinic: [place], branch: [place], exhibition: [place], coaching: null } },
  },
  privacy: { name: 'static', props: { document: 'privacy', product: 'p' } },
  terms: { name: 'static', props: { document: 'terms' } },
  refunds: { name: 'static', props: { document: 'refunds' } },
  'not found': { name: 'not-found', props: {} },
  problem: {
    name: 'problem',
    props: {
      status: 429,
      message: text('calls.tooManyTries'),
      requestId: 'r7',
      retryAfter: 20,
    },
  },
  busy: {
    name: 'problem',
    props: { status: 503, message: null, requestId: 'r7', retryAfter: 20, again: { action: '/x', fields: [] } },
  },
  board: {
    name: 'board',
    props: { board: { ...board, at: now.at } },
  },
} as unknown as Record<string, PageContent>;
