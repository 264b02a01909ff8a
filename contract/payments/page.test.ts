import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { doctorAppointmentsApi, loanAppointmentsApi } from '#contract/appointments/api.ts';
import { DOCTOR_FIELDS, doctorBody, doctorPayment, LOAN_FIELDS, loanBody } from '#contract/appointments/page.ts';
import { couponsApi } from '#contract/coupons/api.ts';
import { couponBody } from '#contract/coupons/page.ts';
import { enrolmentsApi } from '#contract/enrolments/api.ts';
import { enrolmentBody, enrolmentPayment } from '#contract/enrolments/page.ts';
import { addDays } from '#contract/kernel/dates/dates.ts';
import { cleanField } from '#contract/kernel/wire/field-names.ts';
import { paymentsApi } from '#contract/payments/api.ts';
import { ROOM_LANGUAGES } from '#contract/presentations/rules.ts';
import { queuesApi } from '#contract/queues/api.ts';
import { QUEUE_KINDS, TOKEN_STATES } from '#contract/queues/model.ts';
import { boardNow, type LegacyBoard, type LegacyPlace, placeNow } from '#contract/queues/page.ts';
import { ticketsApi } from '#contract/tickets/api.ts';
import { TICKET_FIELDS, ticketBody, ticketPayment } from '#contract/tickets/page.ts';
import { visitsApi } from '#contract/visits/api.ts';
import { VISIT_FIELDS, visitBody } from '#contract/visits/page.ts';

const text = fc.string({ minLength: 1, maxLength: 30 }).map((typed) => `x${typed.replace(/\s/g, '')}`);
const id = fc.stringMatching(/^[0-9a-z]{1,26}$/);
const paise = fc.integer({ min: 0, max: 100_000_000 });
const day = fc.option(fc.integer({ min: 0, max: 400 }).map((later) => addDays('2027-01-04', later)));
const line = fc.record({
  category: text,
  label: text,
  price: paise,
  quantity: fc.integer({ min: 1, max: 99 }),
  amount: paise,
});
const quote = fc.record({ lines: fc.array(line, { maxLength: 18 }), original: paise, discount: paise, total: paise });
const due = fc.record({ id, amount: paise, mobile: text });
const payee = fc.record({ id, merchantId: text });

/** The names that a codec reads: the old API's. */
function namesOf(body: z.ZodType): string[] {
  const { in: read = body } = body.def as { in?: z.ZodType };
  return Object.keys((read as z.ZodObject).shape);
}

/** Reads a written body to the same again; throws at a name that the codec would drop unseen. */
function reads(body: z.ZodType, written: object): unknown {
  expect(namesOf(body)).toEqual(expect.arrayContaining(Object.keys(written)));
  return z.decode(body, JSON.parse(JSON.stringify(written)));
}

test('what the form of a ticket sends is read to the same basket, sums and day', () =>
  fc.assert(
    fc.property(text, fc.record({ mobile: text, visitDate: day }), quote, text, (parkId, request, basket, code) => {
      const { mobile, visitDate } = request;
      const { total, original, discount } = basket;
      const lines = basket.lines.map(({ category: _, ...line }) => line);
      const asked = { parkId, mobile, lines, ...(visitDate && { visitDate }) };
      const sums = { total, original, discount };
      const read = (coupon: object) => reads(ticketsApi.add.body, ticketBody(parkId, request, basket, coupon));
      expect(read({})).toEqual({ ...asked, ...sums });
      expect(read({ code, off: true })).toEqual({ ...asked, ...sums, couponCode: code });
      expect(read({ code })).toEqual({ ...asked, couponCode: code });
    }),
  ));

test('what the form of a doctor’s token sends is read to the same', () => {
  const request = fc.record({ doctorId: text, personName: text, mobile: text, day });
  fc.assert(
    fc.property(text, request, paise, fc.constantFrom('online', 'cash'), (clinicId, asked, fee, paymentMode) => {
      const { day, ...rest } = asked;
      expect(reads(doctorAppointmentsApi.add.body, doctorBody(clinicId, asked, fee, paymentMode))).toEqual({
        clinicId,
        ...rest,
        fee,
        paymentMode,
        ...(day && { day }),
      });
    }),
  );
});

test('what the form of a branch’s token sends is read to the same', () =>
  fc.assert(
    fc.property(
      text,
      fc.option(text),
      fc.record({ personName: text, mobile: text, loanType: text }),
      (branchId, counterId, request) => {
        expect(reads(loanAppointmentsApi.add.body, loanBody(branchId, counterId, request))).toEqual({
          branchId,
          ...request,
          ...(counterId && { counterId }),
        });
      },
    ),
  ));

test('what the form of a batch sends is read to the same', () =>
  fc.assert(
    fc.property(text, fc.record({ studentName: text, mobile: text, email: text }), paise, (batchId, request, fee) => {
      expect(reads(enrolmentsApi.add.body, enrolmentBody(batchId, request, fee))).toEqual({ batchId, ...request, fee });
    }),
  ));

test('what the form of a show sends is read to the same', () =>
  fc.assert(
    fc.property(id, fc.record({ personName: text, mobile: text }), (exhibitionId, request) => {
      expect(reads(visitsApi.add.body, visitBody(exhibitionId, request))).toEqual({ exhibitionId, ...request });
    }),
  ));

test('a payment is started of the same booking, sum, merchant and offering, whatever is paid', () =>
  fc.assert(
    fc.property(due, payee, ({ id, amount, mobile }, { id: offeringId, merchantId }) => {
      const asked = [
        { id, amount, mobile },
        { id: offeringId, merchantId },
      ] as const;
      const read = { id, amount: amount / 100, mid: merchantId, offeringId };
      expect(reads(paymentsApi.payTicketByCard.body, ticketPayment(...asked))).toEqual(read);
      expect(reads(paymentsApi.payDoctorByCard.body, doctorPayment(...asked))).toEqual(read);
      expect(reads(paymentsApi.payBatchByCard.body, enrolmentPayment(...asked))).toEqual(read);
    }),
  ));

test('a coupon is asked about for the same code, park, owner and sum', () => {
  const code = fc.stringMatching(/^[A-Z0-9]{4,12}$/);
  fc.assert(
    fc.property(fc.record({ id, organisationId: id }), code, paise, (park, typed, original) => {
      expect(reads(couponsApi.preview.body, couponBody(park, typed, original))).toEqual({
        code: typed,
        organisationId: park.organisationId,
        parkId: park.id,
        orderAmount: original,
      });
    }),
  );
});

test.each([
  ['a ticket', ticketsApi.add.body, TICKET_FIELDS],
  ['a doctor’s token', doctorAppointmentsApi.add.body, DOCTOR_FIELDS],
  ['a branch’s token', loanAppointmentsApi.add.body, LOAN_FIELDS],
  ['a visit', visitsApi.add.body, VISIT_FIELDS],
] as const)('a refusal of %s names its fields for the form as the codec does', (_what, body, names) => {
  for (const [sent, clean] of Object.entries(names)) expect([sent, cleanField(body, sent)]).toEqual([sent, clean]);
});

const instant = fc.date({ min: new Date('2027-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const count = fc.integer({ min: 0, max: 500 });
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const onPage = (clean: object): unknown => JSON.parse(JSON.stringify(clean));

test('a token page reads what it is told to the same place in the queue', () => {
  const place = fc.record({
    number: orNull(count),
    running: count,
    waitingBefore: orNull(count),
    estimate: orNull(fc.record({ from: count, to: count })),
    state: fc.constantFrom(...TOKEN_STATES),
    counterNumber: orNull(text),
    paused: fc.boolean(),
    backAt: orNull(fc.constant('11:15')),
    lateMinutes: count,
    day: fc.constant('2027-01-04'),
    over: fc.boolean(),
    desk: orNull(fc.record({ opensAt: text, closesAt: text, comeAt: text })),
    at: instant,
  });
  const booking = { bookingId: 'b', minutes: null, status: 'paid', queueId: 'q', queueName: 'Abids' } as const;
  fc.assert(
    fc.property(place, (clean) => {
      const told = [
        z.encode(queuesApi.loanDetails.answer, { ...clean, ...booking }),
        z.encode(queuesApi.doctorDetails.answer, { ...clean, ...booking, doctorName: 'Dr Rao', doctorId: 'd' }),
      ];
      for (const answer of told) expect(placeNow(onPage(answer) as LegacyPlace)).toEqual(onPage(clean));
    }),
  );
});

test('a board reads what it is told to the same board', () => {
  const station = fc.record({
    id: orNull(text),
    name: text,
    counterNumber: orNull(text),
    place: text,
    serving: orNull(count),
    calledAt: orNull(instant),
    next: fc.array(count, { maxLength: 3 }),
    waiting: count,
    paused: fc.boolean(),
    allPaused: fc.boolean(),
    backAt: orNull(fc.constant('11:15')),
    lateMinutes: count,
    estimate: orNull(fc.record({ from: count, to: count })),
    closed: fc.boolean(),
  });
  const board = fc.record({
    kind: fc.constantFrom(...QUEUE_KINDS),
    id: text,
    name: text,
    day: fc.constant('2027-01-04'),
    running: count,
    stations: fc.array(station, { maxLength: 3 }),
    last: fc.array(fc.record({ number: count, name: text, counterNumber: orNull(text) }), { maxLength: 5 }),
    notice: text,
    hours: orNull(fc.record({ opensAt: text, closesAt: text })),
    languages: fc.shuffledSubarray([...ROOM_LANGUAGES]),
    logo: text,
    colour: text,
    at: instant,
  });
  fc.assert(
    fc.property(board, (clean) => {
      expect(boardNow(onPage(z.encode(queuesApi.board.answer, clean)) as LegacyBoard)).toEqual(onPage(clean));
    }),
  );
});
