import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBranch, bookLoan } from '#server/appointments/factory.ts';
import { kindIn } from '#server/appointments/kind.ts';
import type { Deps } from '#server/deps.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { startPayment } from '#server/payments/service.ts';
import { noteStatements } from '#server/testing/statements.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { bookingNamed } from './service.ts';

const noted = noteStatements();
afterAll(noted.end);

const use = useTestApp();
let token: { bookingId: string; offeringId: string };
let strangers: string;
beforeAll(async () => {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const branch = await aBranch(use, bank);
  token = { bookingId: (await bookLoan(use, branch)).json._id, offeringId: branch._id };
  strangers = (await aBranch(use, await anOwner(use, { registrationType: 'loan' })))._id;
});

/** A process that has just begun, and so knows of no record whose it is. */
let fresh: Deps;
beforeEach(() => {
  fresh = { ...use.deps };
  noted.forget();
});

const EVERYWHERE = 'select organisation_id as owner from "booking" where id = $1';
const wentEverywhere = () => noted.said().some(({ text }) => text === EVERYWHERE);
const find = (ids: typeof token) => bookingNamed(fresh, kindIn.loan, ids);

test('a booking that comes with its offering is found where that is, and is asked for nowhere else', async () => {
  expect(await find(token)).toMatchObject({ id: token.bookingId });
  expect(await find({ ...token, offeringId: '' })).toMatchObject({ id: token.bookingId });
  expect(wentEverywhere()).toBe(false);
});

test('one that comes alone is asked for everywhere once a process', async () => {
  for (const isFirst of [true, false]) {
    noted.forget();
    expect(await find({ ...token, offeringId: '' })).toMatchObject({ id: token.bookingId });
    expect(wentEverywhere()).toBe(isFirst);
  }
});

test('an offering that leads elsewhere, or nowhere, hides no booking', async () => {
  for (const offeringId of [strangers, 'z'.repeat(26)]) {
    fresh = { ...use.deps };
    expect(await find({ ...token, offeringId })).toMatchObject({ id: token.bookingId });
  }
});

test('what was never booked is not found, whatever comes with it', async () => {
  for (const offeringId of ['', token.offeringId, strangers])
    await expect(find({ bookingId: 'z'.repeat(26), offeringId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a payment begins where its park is; a park of somebody else is refused by its name, as ever', async () => {
  const [park, foreign] = [await aPark(use, await anOwner(use)), await aPark(use, await anOwner(use))];
  const { json } = await use.call('POST', '/ticketbooking/add', ticketForm(park));
  const { _id: id, totalAmount: amount } = json;
  noted.forget();
  const request = { id, kind: 'park-ticket', offeringId: park._id, amount, mid: 'another' } as const;
  await expect(startPayment(fresh, request)).rejects.toMatchObject({ details: { issues: [{ field: 'mid' }] } });
  expect(wentEverywhere()).toBe(false);
  fresh = { ...use.deps };
  const elsewhere = startPayment(fresh, { ...request, offeringId: foreign._id });
  await expect(elsewhere).rejects.toMatchObject({ details: { issues: [{ field: 'parkId' }] } });
});
