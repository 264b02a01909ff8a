import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey, type Fees, noFees } from '#contract/fees/rules.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { quoteTicket, type TicketPark, type TicketRequest, ticketProblems } from './park-ticket.ts';

const problems = (...asked: Parameters<typeof ticketProblems>) =>
  ticketProblems(...asked).map((problem) => ({ ...problem, message: SAY.en(problem.message) }));
const firstProblem = (...asked: Parameters<typeof ticketProblems>) => problems(...asked)[0] ?? null;

/** A Monday. */
const TODAY = '2027-01-04';
const TUESDAY = '2027-01-05';
const NOW = { today: TODAY, isOver: false };

const fees = (...offered: CategoryKey[]): Fees =>
  Object.assign(noFees(), Object.fromEntries(offered.map((key) => [key, { offered: true, price: 10_000 }])));

const park = (more: Partial<TicketPark> = {}): TicketPark => ({
  name: 'Lotus Zoo',
  active: true,
  fees: fees('adult', 'family', 'familyAddon'),
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
  ...more,
});

const request = (more: Partial<TicketRequest> = {}): TicketRequest => ({
  mobile: '9876543210',
  quantities: { adult: 2 },
  visitDate: null,
  ...more,
});

/** Everything wrong at once; each step puts one thing right, so the next problem in the order comes up. */
const STEPS: [string, string, 'request' | 'park', object][] = [
  ['Please enter mobile number', 'INVALID_INPUT', 'request', { mobile: '12345' }],
  ['Please enter valid mobile number', 'INVALID_INPUT', 'request', { mobile: '9876543210' }],
  ['You cant procced to book the ticket. today is holiday ', 'HOLIDAY', 'park', { holidays: ['tue'] }],
  ['You need to select atleast one field', 'INVALID_INPUT', 'request', { quantities: { family: 2, familyAddon: 1 } }],
  [
    'This Lotus Zoo is currently inactive. Please contact the support team for assistance.',
    'INACTIVE',
    'park',
    { active: true },
  ],
  ['Please select a booking date to continue.', 'INVALID_INPUT', 'request', { visitDate: TUESDAY }],
  [
    'Only one Family ticket can be purchased per transaction.',
    'INVALID_INPUT',
    'request',
    { quantities: { adult: 51, familyAddon: 1 } },
  ],
  [
    'Family Addon is an additional item. Please add a Family ticket before selecting the Addon.',
    'INVALID_INPUT',
    'request',
    { quantities: { adult: 51 } },
  ],
  ['Please choose at most 50 of Adult in one booking.', 'INVALID_INPUT', 'request', { quantities: { adult: 50 } }],
  ['The park is closed on Tue, 5 Jan 2027. Please choose another day.', 'CLOSED', 'park', { holidays: [] }],
];

test('problems come in the order and the words of the product, one at a time', () => {
  let asked = request({ mobile: ' ', quantities: {} });
  let place = park({
    active: false,
    hasHolidays: true,
    holidays: ['mon', 'tue'],
    customDatesEnabled: true,
    customDates: [TUESDAY],
  });
  for (const [message, code, which, mended] of STEPS) {
    expect(firstProblem(asked, place, NOW)).toMatchObject({ message, code });
    if (which === 'request') asked = { ...asked, ...mended };
    else place = { ...place, ...mended };
  }
  expect(firstProblem(asked, place, NOW)).toBeNull();
});

test('all that the visitor can mend is told at once, one problem a field; a matter of the park’s that comes first alone', () => {
  const messages = (asked: TicketRequest, place: TicketPark) =>
    problems(asked, place, NOW).map(({ message }) => message);
  const dated = { customDatesEnabled: true, customDates: [TUESDAY] };
  const nothing = request({ mobile: '', quantities: {}, visitDate: null });
  const all = [
    'Please enter mobile number',
    'You need to select atleast one field',
    'Please select a booking date to continue.',
  ];
  expect(messages(nothing, park(dated))).toEqual(all);
  expect(messages(nothing, park({ ...dated, active: false }))).toEqual(all);
  expect(messages({ ...nothing, mobile: '9876543210' }, park({ hasHolidays: true, holidays: ['mon'] }))).toEqual([
    'You cant procced to book the ticket. today is holiday ',
  ]);
});

describe('the field beside which a problem stands', () => {
  test.each([
    ['mobile', request({ mobile: '' }), park()],
    ['lines', request({ quantities: {} }), park()],
    ['park', request(), park({ active: false })],
    ['visitDate', request({ visitDate: '2027-01-03' }), park()],
  ])('%s', (field, asked, place) => {
    expect(firstProblem(asked, place, NOW)?.field).toBe(field);
  });
});

describe('a chosen day', () => {
  const dated = park({ customDatesEnabled: true, customDates: [TUESDAY, '2027-01-02'] });
  const noDate = 'Please select a booking date to continue.';
  test('must be one of the custom dates', () => {
    expect(firstProblem(request({ visitDate: '2027-01-06' }), dated, NOW)?.message).toBe(noDate);
    expect(firstProblem(request({ visitDate: TUESDAY }), dated, NOW)).toBeNull();
  });
  test('must not be past, even when it is listed', () =>
    expect(firstProblem(request({ visitDate: '2027-01-02' }), dated, NOW)?.message).toBe(noDate));
  test('is free when custom dates are on but none is listed', () =>
    expect(firstProblem(request(), { ...dated, customDates: [] }, NOW)).toBeNull());
  test('outside the open days is closed, but is no holiday of today', () => {
    const weekend = park({ openDays: ['sat', 'sun'] });
    expect(firstProblem(request(), weekend, NOW)?.message).toBe(
      'The park is closed on Mon, 4 Jan 2027. Please choose another day.',
    );
    expect(firstProblem(request({ visitDate: '2027-01-09' }), weekend, NOW)).toBeNull();
  });
  test('is closed by its date alone where dates are listed, and today where they are not', () => {
    const off = { daysOff: [TODAY] };
    expect(firstProblem(request(), park(off), NOW)?.code).toBe('HOLIDAY');
    const listed = { ...park({ customDatesEnabled: true, customDates: [TODAY, TUESDAY] }), ...off };
    expect(firstProblem(request({ visitDate: TODAY }), listed, NOW)?.code).toBe('CLOSED');
    expect(firstProblem(request({ visitDate: TUESDAY }), listed, NOW)).toBeNull();
  });
  test('may be a holiday when holidays are switched off', () =>
    expect(firstProblem(request(), park({ holidays: ['mon'] }), NOW)).toBeNull());
});

describe('a park that sells so many days ahead', () => {
  const ahead = park({ advanceDays: 7, hasHolidays: true, holidays: ['mon'] });
  test('takes a later day also on a holiday of today', () =>
    expect(firstProblem(request({ visitDate: '2027-01-10' }), ahead, NOW)).toBeNull());
  test('takes a request without a day for today, as ever', () =>
    expect(firstProblem(request(), ahead, NOW)?.code).toBe('HOLIDAY'));
  test('sells its listed dates alone while it lists some', () => {
    const dated = { ...ahead, customDatesEnabled: true, customDates: ['2027-01-13'], holidays: [] };
    expect(firstProblem(request({ visitDate: '2027-01-13' }), dated, NOW)).toBeNull();
    expect(firstProblem(request({ visitDate: TUESDAY }), dated, NOW)?.code).toBe('INVALID_INPUT');
  });
});

const price = fc.option(fc.integer({ min: 0, max: 10_000_000 }));
const anyFees = fc
  .array(fc.record({ offered: fc.boolean(), price }), { minLength: 18, maxLength: 18 })
  .map((list) => Object.fromEntries(CATEGORY_KEYS.map((key, at) => [key, list[at]])) as Fees);
const anyQuantities = fc
  .array(fc.integer({ min: 0, max: 500 }), { minLength: 18, maxLength: 18 })
  .map((list) => Object.fromEntries(CATEGORY_KEYS.map((key, at) => [key, list[at]])) as Record<CategoryKey, number>);

/** People a unit brings, written down once more and apart from the product (docs/behaviour.md 4.2). */
const NOBODY = ['twowheeler', 'fourwheeler', 'camera', 'photography', 'shooting'];

test('a quote equals what an independent reckoning with whole numbers of any size says', () => {
  fc.assert(
    fc.property(anyFees, anyQuantities, fc.integer({ min: 1, max: 20 }), (prices, quantities, familySize) => {
      let [total, people, lines] = [0n, 0n, 0];
      for (const key of CATEGORY_KEYS) {
        const { offered, price: paise } = prices[key];
        const sold = offered && paise !== null && (key !== 'familyAddon' || prices.family.offered);
        if (!sold || quantities[key] === 0) continue;
        lines += 1;
        total += BigInt(paise) * BigInt(quantities[key]);
        people += BigInt(quantities[key]) * (key === 'family' ? BigInt(familySize) : NOBODY.includes(key) ? 0n : 1n);
      }
      const quote = quoteTicket(quantities, { fees: prices, familySize });
      expect([BigInt(quote.total), BigInt(quote.original), quote.discount]).toEqual([total, total, 0]);
      expect(BigInt(quote.people)).toBe(people);
      expect(quote.lines).toHaveLength(lines);
      for (const line of quote.lines)
        expect(line).toMatchObject({
          label: CATEGORIES.find(({ key }) => key === line.category)?.label,
          amount: line.price * line.quantity,
        });
    }),
    { seed: 2027 },
  );
});
