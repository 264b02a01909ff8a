import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { kindIn } from '#server/appointments/kind.ts';
import { bookingNamed } from '#server/bookings/service.ts';
import { codeOf } from '#server/kernel/identity/ids.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { startPayment } from '#server/payments/service.ts';
import { noteStatements } from '#server/testing/statements.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';

const noted = noteStatements();
afterAll(noted.end);

const use = useTestApp();
let bank: Owner;
let token: string;
beforeAll(async () => {
  bank = await anOwner(use, { registrationType: 'loan' });
  token = (await bookLoan(use, await aBranch(use, bank))).json._id;
});
beforeEach(() => noted.forget());

const find = (id: string) => bookingNamed(use.deps, kindIn.loan, id);
/** Statements about bookings that do not say whose they are. */
const wentEverywhere = () =>
  noted.said().filter(({ text }) => /"?booking"?/.test(text) && !/organisation_?id"? (?:=|in)/i.test(text));

test('a booking that is named by its id alone is asked for where its organisation is, and nowhere else', async () => {
  expect(await find(token)).toMatchObject({ id: token, organisationId: bank.organisationId });
  expect(noted.said().some(({ text }) => text.includes('booking'))).toBe(true);
  expect(wentEverywhere()).toEqual([]);
});

test('what was never booked is not found, whoever has the code', async () => {
  for (const code of ['00000000', codeOf(bank.organisationId)])
    await expect(find('0'.repeat(18) + code)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a payment begins where its booking is; a park of somebody else is refused by its name, as ever', async () => {
  const [park, foreign] = [await aPark(use, await anOwner(use)), await aPark(use, await anOwner(use))];
  const { json } = await use.call('POST', '/ticketbooking/add', ticketForm(park));
  const { _id: id, totalAmount: amount } = json;
  noted.forget();
  const request = { id, offeringId: park._id, amount, mid: 'another' };
  await expect(startPayment(use.deps, request)).rejects.toMatchObject({ details: { issues: [{ field: 'mid' }] } });
  expect(wentEverywhere()).toEqual([]);
  const elsewhere = startPayment(use.deps, { ...request, offeringId: foreign._id });
  await expect(elsewhere).rejects.toMatchObject({ details: { issues: [{ field: 'parkId' }] } });
});
