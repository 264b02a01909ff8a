import { expect, test } from 'vitest';
import { typeText } from '#contract/exhibitions/rules.ts';
import { CATEGORIES, labelText } from '#contract/fees/rules.ts';
import { clockText, dayText, momentText, spanText } from '#contract/kernel/dates/texts.ts';
import { LANGUAGES, type Language, OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import { listText, text, type Unsaid } from '#contract/kernel/text.ts';
import type { PageContent, PageModel } from '#contract/pages/model.ts';
import { slotsInARow } from '#contract/slots/rules.ts';
import { contentsText } from '#contract/tickets/rules.ts';
import { ALL_MESSAGES, SAY } from '#server/kernel/words/catalogues.ts';
import { said } from '#server/kernel/words/said.ts';
import { boardNow, stationNow } from '#web/visitor/platform/testing/boards.ts';
import { noPlaces } from '#web/visitor/platform/testing/no-places.ts';
import { paidTicket, parkToBook, sold } from '#web/visitor/platform/testing/park-pages.ts';
import { aDoctor, branchToBook, clinicToBook } from '#web/visitor/platform/testing/token-pages.ts';

const ROOT = new URL('../../', import.meta.url);
const { render } = (await import(new URL('dist/ssr/render.js', ROOT).href)) as {
  render: (page: PageModel, language: Language, messages: typeof ALL_MESSAGES) => Promise<Shown>;
};
type Shown = Record<'body' | 'title' | 'description', string>;

/** Pages of visitors in states that say different things, as the server makes them: not yet in any language. */
const place = { id: 'p1', name: 'Nehru Zoo', location: 'Hyderabad' };
const day = dayText('2027-01-02');
const receipt = {
  lines: [{ category: 'adult', label: 'Adult', price: 100_00, quantity: 2, amount: 200_00 }],
  discount: 50_00,
  couponCode: 'ZOO25',
  total: 150_00,
};
const keep = {
  ...paidTicket.keep,
  facts: [day, contentsText({ people: 2, lines: receipt.lines }, null)],
  calendar: {
    ...paidTicket.keep.calendar,
    location: listText(['Nehru Zoo', 'Hyderabad']),
    note: text('bookings.code', { code: '7K2M-9QXA' }),
  },
  words: text('tickets.ticketFor', { park: 'Nehru Zoo', when: day }),
};
const booked = {
  bookingId: 'b1',
  bookedText: momentText(new Date('2027-01-01T13:10:00Z')),
  maskedMobile: '98xxxxxx10',
};
const fee = text('appointments.fee', { amount: '₹300' });
const hours = spanText([clockText('09:00'), clockText('13:00')]);

const booking = {
  ...parkToBook,
  park: {
    ...parkToBook.park,
    hours: spanText([clockText('09:30'), clockText('17:30')]),
    couponsEnabled: true,
    fees: Object.fromEntries(CATEGORIES.map(({ key }, at) => [key, sold(at === 0 ? 0 : 50_00)])),
    daysOff: ['2027-01-05'],
    slots: slotsInARow('10:00', '12:00', 60, 5),
  },
  slotsLeft: { '2027-01-02': { '10:00': 0, '11:00': 3 } },
  values: { ...parkToBook.values, quantities: { adult: 1, family: 1 } },
  ads: [{ id: 'a1', name: 'Asha', description: 'Asha', imageUrl: null, url: 'https://ads.example' }],
};
const ticket = { ...paidTicket, ...booked, keep, receipt };
const unpaid = { ...ticket, keep: null };

const doctor = { ...aDoctor('d1', 'Dr Rao', [3, 0]), lateMinutes: 20 };
const clinic = { ...clinicToBook.clinic, name: 'Apollo', specialization: '', address: 'Ameerpet, Hyderabad', hours };
const doctorBooking = {
  ...clinicToBook,
  clinic: { ...clinic, gateway: 'paytm' },
  doctors: [doctor, { ...doctor, id: 'd2', paused: true, closed: true, lateMinutes: 0, left: [0, 1] }],
  days: ['2027-01-02', '2027-01-03'],
  values: { ...clinicToBook.values, day: '2027-01-02' },
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
};
const token = {
  ...ticket,
  kind: 'doctor',
  offering: clinic,
  doctor,
  personName: 'Asha',
  now,
  receipt: { ...receipt, lines: [] },
  paidText: text('appointments.feePaidAtClinic'),
  keep: { ...keep, name: 'Apollo', facts: [text('appointments.token', { number: 7 }), day, 'Dr Rao'] },
};
const loan = {
  ...branchToBook,
  branch: { ...branchToBook.branch, name: 'Nadi Bank' },
  counter: { id: 'k1', number: '3', open: false },
  waiting: 2,
};
const show = {
  id: 's1',
  name: 'Kala Fair',
  type: typeText({ type: 'drama' }),
  location: 'Hyderabad',
  hours: spanText([momentText(new Date('2027-01-10T12:30:00Z')), clockText('21:00')]),
  lastDay: '2027-01-10',
};
const visit = { ...booked, show, state: 'confirmed', message: '', personName: 'Asha', keep };
const batch = {
  id: 't1',
  name: 'Maths',
  dates: spanText([dayText('2027-02-01'), dayText('2027-05-31')]),
  hours: spanText([clockText('07:00'), clockText('08:30')]),
  centre: 'Saraswati',
  location: 'Hyderabad',
};
const enrolment = {
  closedText: text('opening-days.daysOff', {
    days: text('opening-days.dayList', { first: dayText('2027-01-05'), second: dayText('2027-01-06') }),
    more: 3,
  }),
  batch: { ...batch, daysOff: [], endDate: '2027-05-31', fee: 300_00, merchantId: 'm1', gateway: 'ccav' },
  today: '2027-01-02',
  placesLeft: 3,
  closed: null,
  values: { studentName: '', mobile: '', email: '' },
  problems: [],
  formKey: '',
};
const student = {
  ...ticket,
  batch,
  startsOn: '2027-02-01',
  begun: false,
  message: text('enrolments.confirmed'),
  studentName: 'Asha',
};
const pay = {
  offering: place,
  visitDay: '2027-01-02',
  receipt,
  gateway: { id: 'ccav', url: 'https://bank.example', fields: {} },
  sentWith: null,
  kind: 'ticket',
};

const card = { id: 'c1', name: 'Nehru Zoo', location: 'Hyderabad', pictureUrl: null, colour: null };
const opens = { is: 'opens', day: '2027-01-03', at: '09:00' };
const found = {
  ...noPlaces,
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

/** A board of a room that has no English: it is told in the room's own languages, whatever that of the page. */
const board = boardNow({
  kind: 'doctor',
  name: 'Apollo',
  stations: [
    stationNow({ name: 'Counter 3', paused: true, backAt: '13:15', lateMinutes: 10, estimate: { from: 15, to: 25 } }),
    stationNow({ name: 'Counter 3', closed: true, calledAt: null }),
  ],
  last: [{ number: 3, name: 'Counter 3', counterNumber: '3' }],
  hours: { opensAt: '09:00', closesAt: '13:00' },
  languages: ['te', 'hi'],
});

const failed = { requestId: 'r7', retryAfter: 20 };
const page = (name: string, props: object) => ({ name, props });

const PAGE_STATES = {
  landing: page('landing', { parks: [place], clinics: [], branches: null, found }),
  'landing with many of a trade': page('landing', { parks: 'many', clinics: 'many', branches: 'many', found: nothing }),
  places: page('places', { found }),
  'places without any': page('places', { found: nothing }),
  organisation: page('organisation', { id: 'o1', name: 'Nehru Zoo', found }),
  'organisation without any': page('organisation', { id: 'o1', name: 'Nehru Zoo', found: nothing }),
  chooser: page('chooser', {
    kind: 'clinic',
    product: 'p',
    search: 'Asha',
    offerings: [{ id: 'c1', name: 'Apollo', facts: ['Ameerpet, Hyderabad', hours, fee] }],
    more: true,
  }),
  'chooser without any': page('chooser', { kind: 'exhibition', product: 'p', search: '', offerings: [], more: false }),
  park: page('park-booking', booking),
  'park ahead': page('park-booking', { ...booking, park: { ...booking.park, advanceDays: 30 } }),
  'park with a problem': page('park-booking', {
    ...booking,
    problems: [
      { field: 'mobile', message: text('tickets.badMobile') },
      { field: 'form', message: text('tickets.soldOut', { when: day }) },
    ],
  }),
  'park closed': page('park-booking', {
    ...booking,
    closed: { kind: 'holiday', message: text('tickets.holidayToday'), nextOpenDay: '2027-01-04' },
  }),
  doctor: page('doctor-booking', doctorBooking),
  'doctor in full': page('doctor-booking', {
    ...doctorBooking,
    full: { message: text('appointments.full'), nextOpenDay: '2027-01-05' },
  }),
  loan: page('loan-booking', loan),
  'loan closed': page('loan-booking', {
    ...loan,
    closed: { message: text('opening-days.closedForToday', { place: 'Nadi Bank' }), nextOpenDay: '2027-01-04' },
  }),
  'clinic choice': page('clinic-choice', { doctor, clinics: [{ id: 'c1', name: 'Apollo', facts: [fee] }] }),
  closed: page('closed-offering', {
    id: 'p1',
    name: 'Nehru Zoo',
    message: text('offerings.closed', { name: 'Nehru Zoo' }),
    kept: text('offerings.keptAfterClosing', { kind: 'park' }),
    findAt: 'p1',
  }),
  'to pay': page('payment-handoff', pay),
  ticket: page('payment-status', ticket),
  'ticket used': page('payment-status', {
    ...ticket,
    stands: 'used',
    scannedText: momentText(new Date('2027-01-02T03:35:00Z')),
    message: text('retrievals.sentences', {
      first: text('retrievals.givenBack', { items: text('fees.item', { quantity: 1, label: labelText('Adult') }) }),
      second: text('retrievals.onItsWay', { amount: '₹50' }),
    }),
  }),
  'ticket of before': page('payment-status', { ...ticket, stands: 'over' }),
  'ticket unpaid': page('payment-status', {
    ...unpaid,
    status: 'failed',
    payUntilText: clockText('19:05'),
    message: text('retrievals.sentences', {
      first: text('retrievals.failed'),
      second: text('retrievals.payAgain', { time: clockText('19:05') }),
    }),
  }),
  'ticket awaited': page('payment-status', { ...unpaid, status: 'awaited', message: text('retrievals.waitsForBank') }),
  token: page('token', token),
  'token later': page('token', {
    ...token,
    now: { ...now, day: '2027-01-04', desk: { opensAt: '09:00', closesAt: '13:00', comeAt: '10:20' } },
  }),
  'token at a counter': page('token', {
    ...token,
    kind: 'loan',
    doctor: null,
    now: { ...now, state: 'called', counterNumber: '3' },
  }),
  'visit booking': page('visit-booking', {
    show,
    closedText: text('opening-days.daysOff', { days: dayText('2027-01-05'), more: 0 }),
    placesLeft: 2,
    closed: null,
    values: { personName: '', mobile: '' },
    problems: [],
    formKey: '',
  }),
  visit: page('visit', { ...visit, message: text('visits.confirmed') }),
  'visit cancelled': page('visit', { ...visit, state: 'cancelled', message: text('visits.cancelled'), keep: null }),
  enrolment: page('enrolment-booking', enrolment),
  student: page('enrolment-status', student),
  'get qr': page('get-qr', { kind: 'park', place, mobile: '', answer: null, problems: [], ads: [] }),
  'get qr found': page('get-qr', {
    kind: 'clinic',
    place,
    mobile: '9876543210',
    answer: {
      message: text('bookings.tokensFound', { count: 2 }),
      found: [{ bookingId: 'b1', page: '/x', day: '2027-01-02', image: keep.image, shortCode: '7K2M-9QXA', number: 7 }],
    },
    problems: [],
    ads: [],
  }),
  'place choice': page('place-choice', {
    places: { park: [place], clinic: [place], branch: [place], exhibition: [place], coaching: null },
  }),
  privacy: page('static', { document: 'privacy', product: 'p' }),
  terms: page('static', { document: 'terms' }),
  refunds: page('static', { document: 'refunds' }),
  'not found': page('not-found', {}),
  problem: page('problem', { status: 429, message: text('calls.tooManyTries'), ...failed }),
  busy: page('problem', { status: 503, message: null, ...failed, again: { action: '/x', fields: [] } }),
  board: page('board', { board }),
} as unknown as Record<string, PageContent>;

/** Names of people and places, marks of trade and units, which stay in Latin letters; whatever else stands so is not translated. */
const STAYS =
  /Nehru Zoo|Hyderabad|Apollo|Ameerpet|Asha|Dr Rao|Nadi Bank|Maths|Saraswati|Kala Fair|Summer|ZOO25|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|[\w.+-]+@[\w.-]+|https?:\S+|\b\d{2}x{6}\d{2}\b|\b(QR|UPI|PDF|English|b1|r7)\b/g;

/** All that a person sees, hears or searches for on a page. */
function textsOf({ body, title, description }: Shown): string {
  const named = [...body.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  return [title, description, ...named, body.replace(/<(style|script|svg)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n')]
    .join('\n')
    .replace(/&[a-z#0-9]+;/g, ' ');
}

const help = { email: 'ask@zoo.example', phone: '+91 40 1234 5678' };
const shownIn = (language: Language, { name, props }: PageContent) =>
  render(
    said<PageModel>({ name, props: { ...props, help } } as Unsaid<PageModel>, SAY[language]),
    language,
    ALL_MESSAGES,
  );

test.each(OTHER_LANGUAGES)('no page of any state says anything in English where %s was chosen', async (language) => {
  const { name: ownName } = LANGUAGES[language];
  const found: string[] = [];
  for (const [state, page] of Object.entries(PAGE_STATES)) {
    const text = textsOf(await shownIn(language, page));
    if (state !== 'board' || board.languages.some((own) => own === language)) expect(text).toContain(ownName);
    for (const word of text.replace(STAYS, ' ').match(/[A-Za-z]{2,}[^\n]*/g) ?? []) found.push(`${state}: ${word}`);
  }
  expect([...new Set(found)]).toEqual([]);
});

test('no page has a picker or a bubble of the browser, which would speak the language of the phone', async () => {
  const found: string[] = [];
  let forms = 0;
  for (const [state, page] of Object.entries(PAGE_STATES)) {
    const { body } = await shownIn('te', page);
    const note = (what: readonly string[] | null) => found.push(...(what ?? []).map((tag) => `${state}: ${tag}`));
    note(body.match(/<input[^>]* type="(?:date|time|month|week|datetime-local|file|color|number|range)"[^>]*>/g));
    for (const [form] of body.matchAll(/<form\b.*?<\/form>/gs)) {
      forms += 1;
      if (/^<form[^>]* novalidate/i.test(form)) continue;
      note(form.match(/<(?:input|select|textarea)[^>]* (?:required|pattern|minlength|type="(?:email|url)")[^>]*>/g));
    }
  }
  expect([found, forms > 10]).toEqual([[], true]);
});
