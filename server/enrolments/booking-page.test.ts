import { describe, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { aCardBatch, payByCard, started } from '#server/testing/paid-by-card.ts';
import { theOwner } from '#server/testing/the-owner.ts';
import { keyIn, visitorPages, withoutState } from '#server/testing/visitor-pages.ts';
import { aBatch, aBatchWithoutKeys, enrol } from './factory.ts';

const { use, gateway, comeBack } = await useCardSales({ pages: 'built', config: { rateLimitScale: 100 } });
const { open, submit, handedOff } = visitorPages(use);

const owner = theOwner(use, { registrationType: 'coaching', name: 'Saraswati Classes', location: 'Pune' });

const pageOf = ({ _id }: { _id: string }): string => `/coachingbooking/${_id}`;
const person = { studentName: 'Ananya Iyer', mobile: '9876543210', email: 'ananya@example.com' };
const read = async (url: string): Promise<string> => (await open(url)).body;

/** A batch whose fee of ₹500 is paid at the sandbox. */
const aPayingBatch = (more: object = {}) => aCardBatch(use, owner, { fee: '500', ...more });

describe('the page of a batch', () => {
  test('says when, where and for how much before it asks anything', async () => {
    const batch = await aPayingBatch({ batchName: 'Physics XI' });
    const { statusCode, body } = await open(pageOf(batch));
    expect([statusCode, body.includes('noindex')]).toEqual([200, false]);
    for (const fact of [
      'Physics XI',
      'Fee ₹500',
      'Mon, 1 Feb 2027 to Mon, 31 May 2027',
      '7:00 am to 8:30 am',
      'Saraswati Classes, Pune',
      'Join Physics XI',
    ])
      expect(body).toContain(fact);
    expect(withoutState(body)).not.toContain('places left');
  });

  test('counts the places once they are few', async () => {
    const batch = await aPayingBatch({ inTake: '3' });
    expect(await read(pageOf(batch))).toContain('3 places left');
    await enrol(use, batch);
    await enrol(use, batch, { mobile: '9876500009' });
    expect(await read(pageOf(batch))).toContain('1 place left');
  });

  test('offers no form where nothing can be booked, and says why', async () => {
    const full = await aPayingBatch({ inTake: '0' });
    const over = await aPayingBatch({ startDate: '2027-01-01', endDate: '2027-01-03' });
    const unpayable = await aBatchWithoutKeys(use, owner, { fee: '500' });
    for (const [batch, why] of [
      [full, 'This batch is full.'],
      [over, 'This batch is over.'],
      [unpayable, `${unpayable.batchName} cannot take payments online yet. Please ask the coaching centre.`],
    ] as const) {
      const body = await read(pageOf(batch));
      expect(body).toContain(why);
      expect(body).not.toContain('name="mobile"');
    }
  });

  test('is closed in words when its organisation is switched off or it is closed, and not there when it never was', async () => {
    const closing = await anOwner(use, { registrationType: 'coaching' });
    const batch = await aBatch(use, closing, { batchName: 'Chemistry', fee: '0' });
    const admin = await anAdmin(use);
    await use.call('PUT', `/profileregistration/${closing.organisationId}`, { status: false }, admin);
    expect(await read(pageOf(batch))).toContain('This Chemistry is currently inactive.');
    await enrol(use, batch);
    await use.call('PUT', `/profileregistration/${closing.organisationId}`, { status: true }, admin);
    expect((await enrol(use, batch)).status).toBe(201);
    await use.call('DELETE', `/coaching/${batch._id}`, undefined, admin);
    expect(await read(pageOf(batch))).toContain('Chemistry takes no new bookings.');
    expect((await open(pageOf({ _id: '0'.repeat(26) }))).statusCode).toBe(404);
  });

  test('without JavaScript leads to the bank’s page with one button, and the same form twice is one booking', async () => {
    const batch = await aPayingBatch({ inTake: '1' });
    const form = { ...person, formKey: keyIn((await open(pageOf(batch))).body) };
    const first = await handedOff(pageOf(batch), form);
    expect(first.body).toContain('Pay ₹500 to join the batch');
    expect(first.body).toContain('name="encRequest"');
    const again = await handedOff(pageOf(batch), form);
    expect(again.body).toContain('Pay ₹500 to join the batch');
    expect(await read(pageOf(batch))).toContain('This batch is full.');
  });

  test('without a fee leads to the confirmed place at once', async () => {
    const batch = await aBatch(use, owner, { fee: '0', batchName: 'Library hour' });
    const before = await read(pageOf(batch));
    expect(before).toContain('It is free.');
    const { statusCode, headers } = await submit(pageOf(batch), person);
    expect([statusCode, String(headers.location)]).toEqual([303, expect.stringMatching(/^\/paymentstatus\//)]);
    const place = await read(String(headers.location));
    expect(place).toContain('You are in');
    for (const page of [before, place]) {
      expect(page).toContain('Free');
      expect(withoutState(page)).not.toMatch(/₹|You pay|\bbank\b/);
    }
  });
});

describe('the page of a place', () => {
  const book = async (batch: { _id: string }) => {
    const { json } = await enrol(use, batch, { mobile: '9876512345' });
    return { id: json._id as string, page: `/paymentstatus/${json._id}/${batch._id}` };
  };

  test('waits for the payment and can be paid from, then confirms with everything about the batch', async () => {
    const batch = await aPayingBatch({ batchName: 'Physics XII' });
    const { id, page } = await book(batch);
    const { body, headers } = await open(page);
    expect([headers['cache-control'], body.includes('noindex')]).toEqual(['no-store', true]);
    for (const said of ['Not paid yet', 'Your place is held until 12:15 pm.', 'Pay ₹500']) expect(body).toContain(said);
    const paying = await submit(page, { intent: 'pay' });
    expect([paying.statusCode, String(paying.headers.location)]).toEqual([303, expect.stringContaining('encRequest=')]);
    const card = await payByCard(use, 'coachingbooking', { id, amount: 500 }, { coachingId: batch._id });
    await comeBack(await gateway.decide(started(card), 'success'));
    const paid = await read(page);
    for (const said of [
      'You are in',
      'Physics XII',
      'Ananya Iyer',
      '98xxxxxx45',
      'Saraswati Classes, Pune',
      'data:image/png;base64,',
      'Classes begin on Mon, 1 Feb 2027, 7:00 am to 8:30 am.',
      'Add to calendar',
      'Book for another student',
    ])
      expect(paid).toContain(said);
    expect(paid).not.toContain('9876512345');
    expect((await submit(page, { intent: 'pay' })).headers.location).toBe(page);
  });

  test('says that the time is over when it is, and is not there under another batch', async () => {
    const [batch, other] = [await aPayingBatch(), await aPayingBatch()];
    const { id, page } = await book(batch);
    expect((await open(`/paymentstatus/${id}/${other._id}`)).statusCode).toBe(404);
    expect((await open(`/paymentstatus/${'0'.repeat(26)}/${batch._id}`)).statusCode).toBe(404);
    use.clock.advance(16);
    const said = await read(page);
    expect(said).toContain('The time for this booking is over');
    expect(said).not.toContain('Pay ₹500');
  });

  test('a free place that was voided says that it was cancelled', async () => {
    const { id, page } = await book(await aBatch(use, owner, { fee: '0' }));
    await use.call('DELETE', `/coachingbooking/${id}`, undefined, owner);
    expect(await read(page)).toContain('This place was cancelled');
  });
});
