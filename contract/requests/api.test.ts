import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { doctorAppointmentsApi, loanAppointmentsApi } from '#contract/appointments/api.ts';
import { couponsApi } from '#contract/coupons/api.ts';
import { addDays } from '#contract/dates.ts';
import { enrolmentsApi } from '#contract/enrolments/api.ts';
import { paymentsApi } from '#contract/payments/api.ts';
import { ticketsApi } from '#contract/tickets/api.ts';
import { visitsApi } from '#contract/visits/api.ts';
import {
  couponBody,
  doctorBody,
  doctorPayment,
  enrolmentBody,
  enrolmentPayment,
  loanBody,
  ticketBody,
  ticketPayment,
  visitBody,
} from './api.ts';

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

/** What is written is read to the same again, and holds no name that the codec would drop unseen. */
function reads(body: z.ZodType, written: object): unknown {
  expect(namesOf(body)).toEqual(expect.arrayContaining(Object.keys(written)));
  return z.decode(body, JSON.parse(JSON.stringify(written)));
}

test('what the form of a ticket sends is read to the same basket, sums and day', () =>
  fc.assert(
    fc.property(text, fc.record({ mobile: text, visitDate: day }), quote, text, (parkId, request, basket, code) => {
      const { mobile, visitDate } = request;
      const fee = basket.lines.map(({ label: name, price, quantity, amount: totalprice }) => ({
        name,
        price,
        quantity,
        totalprice,
      }));
      const asked = { parkId, mobile, fee, ...(visitDate && { selectedDate: visitDate }) };
      const { total: totalAmount, original: originalAmount, discount: discountAmount } = basket;
      const sums = { totalAmount, originalAmount, discountAmount };
      const read = (coupon: object) => reads(ticketsApi.add.body, ticketBody(parkId, request, basket, coupon));
      expect(read({})).toEqual({ ...asked, ...sums });
      expect(read({ code, off: true })).toEqual({ ...asked, ...sums, couponCode: code });
      expect(read({ code })).toEqual({ ...asked, couponCode: code });
    }),
  ));

test('what the form of a doctor’s token sends is read to the same', () => {
  const request = fc.record({ doctorId: text, patientName: text, mobile: text, day });
  fc.assert(
    fc.property(text, request, paise, fc.constantFrom('online', 'cash'), (clinicId, asked, fee, paymentMode) => {
      const { day: selectedDate, ...rest } = asked;
      expect(reads(doctorAppointmentsApi.add.body, doctorBody(clinicId, asked, fee, paymentMode))).toEqual({
        clinicId,
        ...rest,
        fee,
        paymentMode,
        ...(selectedDate && { selectedDate }),
      });
    }),
  );
});

test('what the form of a branch’s token sends is read to the same', () =>
  fc.assert(
    fc.property(
      text,
      fc.option(text),
      fc.record({ name: text, mobile: text, loanType: text }),
      (branchId, counterId, request) => {
        const { loanType: typeOfLoan, ...rest } = request;
        expect(reads(loanAppointmentsApi.add.body, loanBody(branchId, counterId, request))).toEqual({
          branchId,
          ...rest,
          typeOfLoan,
          ...(counterId && { branchUserId: counterId }),
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
