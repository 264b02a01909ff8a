import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { tidyHolds } from '#server/bookings/service.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { holding, waitsFirst } from '#server/testing/rush/lock-queue.ts';
import { type CardForm, firstMerchant } from '#server/testing/sandbox-gateway.ts';

const { use, gateway, comeBack, refunds, query, pass, reconcile } = await useCardSales();

/** A clinic that takes cards and gives so many tokens a day. */
async function aPayingClinic(tokens: string) {
  const { merchantId: mid, accessCode: accessKey, workingKey } = firstMerchant;
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner, { tokens, fee: '200', mid });
  await aGatewayCredential(use, owner, clinic._id, { mid, accessKey, workingKey });
  return { owner, clinic, mid };
}
type Paying = Awaited<ReturnType<typeof aPayingClinic>>;

const bookOnline = async ({ clinic }: Paying) =>
  (await bookDoctor(use, clinic, { paymentMode: 'online' })).json as { _id: string };
const pay = ({ clinic, mid }: Paying, { _id: id }: { _id: string }) =>
  use.call('POST', '/doctorbooking/ccav/payment', { id, clinicId: clinic._id, amount: 200, mid });
async function start(at: Paying, booking: { _id: string }): Promise<CardForm> {
  const answer = await pay(at, booking);
  if (answer.status !== 200) throw new Error(`not started: ${answer.text}`);
  return answer.json;
}
const stored = async ({ _id }: { _id: string }) => {
  const [row] = await query(
    sql<{ status: string; number: number | null }>`
      select b.status, t.number from booking b left join token t on t.organisation_id = b.organisation_id and t.booking_id = b.id where b.id = ${_id}`,
  );
  return row;
};

/** Pays at the last moment; nobody hears of it before the hold is over. */
async function paysUnheard(at: Paying, booking: { _id: string }): Promise<void> {
  await gateway.control({ orderId: booking._id, browserLost: true, notify: 'none', inquiry: 'http500' });
  await gateway.decide(await start(at, booking), 'success');
}

async function isHeardAfter(minutes: number, { _id: orderId }: { _id: string }): Promise<void> {
  await pass(minutes);
  await gateway.control({ orderId, inquiry: null });
  await reconcile();
}

test('a success after the hold of a doctor whose tokens went meanwhile is refunded, and no number is given beyond them', async () => {
  const at = await aPayingClinic('1');
  const booking = await bookOnline(at);
  await paysUnheard(at, booking);
  await pass(16);
  await tidyHolds(use.deps);
  expect((await bookDoctor(use, at.clinic)).json.tokenNumber).toBe(1);
  await isHeardAfter(15, booking);
  expect(await stored(booking)).toEqual({ status: 'aborted', number: null });
  expect(await refunds({ id: booking._id })).toMatchObject([{ reason: 'late', amount_paise: 20_000 }]);
});

test('holds are tidied without waiting for a booking that is being written', async () => {
  const at = await aPayingClinic('2');
  const [written, free] = [await bookOnline(at), await bookOnline(at)];
  await pass(16);
  const row = `select from booking where organisation_id = '${at.owner.organisationId}' and id = '${written._id}' for update`;
  await holding(use.database, row, async () => {
    const tidying = tidyHolds(use.deps);
    expect(await waitsFirst(use.database, tidying)).toBe(false);
    await tidying;
  });
  expect([await stored(written), await stored(free)]).toMatchObject([{ status: 'pending' }, { status: 'aborted' }]);
  await tidyHolds(use.deps);
  expect(await stored(written)).toMatchObject({ status: 'aborted' });
});

test.each<[string, (at: Paying) => Promise<unknown>]>([
  ['the clinic is removed', ({ clinic, owner }) => use.call('DELETE', `/clinic/${clinic._id}`, undefined, owner)],
  ['the doctor is removed', ({ clinic, owner }) => use.call('DELETE', `/doctor/${clinic.doctorId}`, undefined, owner)],
  [
    'the organisation is switched off',
    async ({ owner: { organisationId } }) =>
      use.call('PUT', `/profileregistration/${organisationId}`, { status: false }, await anAdmin(use)),
  ],
])('a success after the hold is refunded when %s: nobody is sent there any more', async (_, close) => {
  const at = await aPayingClinic('2');
  const booking = await bookOnline(at);
  await paysUnheard(at, booking);
  expect((await close(at)) as object).toMatchObject({ status: 200 });
  await isHeardAfter(31, booking);
  expect(await stored(booking)).toEqual({ status: 'aborted', number: null });
  expect(await refunds({ id: booking._id })).toMatchObject([{ reason: 'late' }]);
});

test('what was not paid in time is told in the words of a clinic', async () => {
  const at = await aPayingClinic('1');
  const booking = await bookOnline(at);
  await pass(16);
  const ids = { bookingId: booking._id, clinicId: at.clinic._id };
  expect((await use.call('POST', '/doctorbooking/getqrcodebystatus', ids)).json.message).toBe(
    'This booking was not paid in time, so its token was given back. Please book again. If money left your account, it comes back by itself.',
  );
});

test('who holds a place gets a number, also when the clinic gives fewer tokens by then', async () => {
  const at = await aPayingClinic('2');
  const booking = await bookOnline(at);
  const card = await start(at, booking);
  await use.call('PUT', `/clinic/${at.clinic._id}`, FORMS.clinic({ tokens: '0', fee: '200', mid: at.mid }), at.owner);
  await comeBack(await gateway.decide(card, 'success'));
  expect(await stored(booking)).toEqual({ status: 'paid', number: 1 });
});

test('after midnight nobody begins to pay for yesterday, though the hold goes on: the money would only come back', async () => {
  const at = await aPayingClinic('2');
  const [midnight, now] = [Date.parse('2027-01-04T18:30:00.000Z'), use.clock.now().getTime()];
  await pass((midnight - now) / 60_000 - 5);
  const booking = await bookOnline(at);
  await pass(6);
  const { json } = await pay(at, booking);
  expect([json.code, json.message]).toEqual([
    'EXPIRED',
    'The time to pay for this booking is over. Please book again. Nothing was charged.',
  ]);
});
