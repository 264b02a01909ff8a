import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { tidyHolds } from '#server/bookings/service.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { useCardSales } from '#server/testing/card-sale.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { firstMerchant } from '#server/testing/sandbox-gateway.ts';

const { use, gateway, comeBack, attempts, refunds, query, pass, reconcile, aShop, book, start, post, status } =
  await useCardSales({
    config: { rateLimitScale: 100 },
  });
const FULL = 'All tokens for today are booked.';

/** A clinic of one token a day that takes cards, and who booked it online. */
async function theOnlyToken() {
  const { merchantId: mid, accessCode: accessKey, workingKey } = firstMerchant;
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner, { tokens: '1', fee: '200', mid });
  await aGatewayCredential(use, owner, clinic._id, { mid, accessKey, workingKey });
  const { json } = await bookDoctor(use, clinic, { paymentMode: 'online' });
  return { owner, clinic, mid, id: json._id as string };
}
type Booked = Awaited<ReturnType<typeof theOnlyToken>>;

const pay = ({ clinic, mid, id }: Booked) =>
  use.call('POST', '/doctorbooking/ccav/payment', { id, clinicId: clinic._id, amount: 200, mid });
async function paid(booked: Booked, during = async (): Promise<unknown> => undefined): Promise<void> {
  const { json } = await pay(booked);
  const decided = await gateway.decide(json, 'success');
  await during();
  await comeBack(decided);
}

/** The gateway says another amount, once: asked again it says the right one. */
const saysAnotherAmount = ({ id: orderId }: Booked) =>
  gateway.control({ orderId, inquiry: 'wrong_amount', inquiryTimes: 1 });

/** Paid at the last moment; the gateway is heard when the hold is long over, and says another amount. */
async function paidUnheard(booked: Booked): Promise<void> {
  await gateway.control({ orderId: booked.id, browserLost: true, notify: 'none', inquiry: 'http500' });
  await gateway.decide((await pay(booked)).json, 'success');
  await pass(31);
}
async function isHeard(booked: Booked): Promise<void> {
  await gateway.control({ orderId: booked.id, inquiry: null });
  await saysAnotherAmount(booked);
  await reconcile();
  expect(await attempts(booked)).toMatchObject([{ state: 'review' }]);
}

const decide = async (booked: Booked, decision: string) => {
  const [attempt] = await attempts(booked);
  return use.call('POST', `/payments/${attempt?.id}/review`, { decision, note: 'Looked it up' }, booked.owner);
};
const another = async ({ clinic }: Booked) => {
  const { json } = await bookDoctor(use, clinic);
  return json.tokenNumber ?? json.message;
};
const stored = async ({ id }: Booked) => {
  const [row] = await query(
    sql<{ status: string; number: number | null }>`
      select b.status, t.number from booking b left join token t on t.organisation_id = b.organisation_id and t.booking_id = b.id where b.id = ${id}`,
  );
  return row;
};

test('a payment that comes into review during its hold keeps its place until somebody has decided', async () => {
  const booked = await theOnlyToken();
  await saysAnotherAmount(booked);
  await paid(booked);
  await pass(120);
  await tidyHolds(use.deps);
  expect(await another(booked)).toBe(FULL);
  expect((await decide(booked, 'accept')).status).toBe(200);
  expect(await stored(booked)).toEqual({ status: 'paid', number: 1 });
});

test('a payment that comes into review after its place was given away is refunded when it is accepted', async () => {
  const booked = await theOnlyToken();
  await paidUnheard(booked);
  await tidyHolds(use.deps);
  expect(await another(booked)).toBe(1);
  await isHeard(booked);
  expect(await stored(booked)).toEqual({ status: 'awaited', number: null });
  await decide(booked, 'accept');
  expect(await stored(booked)).toEqual({ status: 'aborted', number: null });
  expect(await refunds(booked)).toMatchObject([{ reason: 'late', amount_paise: 20_000 }]);
});

test('a payment that comes into review after its hold takes no place, and gets one when it is accepted in time', async () => {
  const reviewed = async () => {
    const booked = await theOnlyToken();
    await paidUnheard(booked);
    await isHeard(booked);
    return booked;
  };
  const [lucky, late] = [await reviewed(), await reviewed()];
  expect(await another(late)).toBe(1);
  for (const booked of [lucky, late]) await decide(booked, 'accept');
  expect(await stored(lucky)).toEqual({ status: 'paid', number: 1 });
  expect(await stored(late)).toEqual({ status: 'aborted', number: null });
});

test('a payment in review without a place that is closed as not paid leaves no time to pay again', async () => {
  const booked = await theOnlyToken();
  await paidUnheard(booked);
  await isHeard(booked);
  await gateway.control({ orderId: booked.id, statusWord: 'Unsuccessful' });
  expect((await decide(booked, 'reject')).status).toBe(200);
  expect(await another(booked)).toBe(1);
  expect((await pay(booked)).json.code).toBe('EXPIRED');
});

test.each<[string, (booked: Booked) => Promise<unknown>]>([
  [
    'is taken off the clinic',
    ({ clinic, mid, owner }) =>
      use.call(
        'PUT',
        `/clinic/${clinic._id}`,
        FORMS.clinic({ doctorName: 'Dr Asha Rao', tokens: '1', fee: '200', mid }),
        owner,
      ),
  ],
  ['is removed', ({ clinic, owner }) => use.call('DELETE', `/doctor/${clinic.doctorId}`, undefined, owner)],
])('money for a doctor who %s while somebody pays goes back, and no number is given', async (_, change) => {
  const booked = await theOnlyToken();
  await paid(booked, async () => expect(await change(booked)).toMatchObject({ status: 200 }));
  expect(await stored(booked)).toEqual({ status: 'aborted', number: null });
  expect(await refunds(booked)).toMatchObject([{ reason: 'late' }]);
});

test('a failed payment that turns out to be paid with another amount waits for a person too', async () => {
  const sale = await book(await aShop());
  await gateway.control({ orderId: sale.id, sequence: 'failure_then_success', inquiry: 'wrong_amount' });
  const { posts } = await gateway.decide(await start(sale), 'success');
  await post(posts[0]?.url ?? '', posts[0]?.fields ?? {});
  expect([await status(sale), await attempts(sale)]).toMatchObject(['Awaited', [{ state: 'review' }]]);
});

test('a success that is older than its attempt waits for a person', async () => {
  const sale = await book(await aShop());
  const form = await start(sale);
  await query(
    sql`update payment_attempt set created_at = (created_at at time zone 'UTC' + interval '11 minutes') at time zone 'UTC' where booking_id = ${sale.id}`,
  );
  await comeBack(await gateway.decide(form, 'success'));
  expect(await attempts(sale)).toMatchObject([{ state: 'review', mismatches: ['older_than_attempt'] }]);
});
