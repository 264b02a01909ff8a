import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { PASSWORD } from '#server/organisations/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { registrationOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/**
 * A payment whose amount does not fit at first: looked at, accepted when the gateway says so, and sent back: some of it,
 * then the rest, which the gateway refuses at first.
 */
export async function paymentReviewsStory({ use, merchant }: StoryWorld, tell: GoldenCall): Promise<void> {
  const email = 'payments@golden.example';
  await use.call('POST', '/profileregistration/add', { ...registrationOf('park', 'Golden Lake'), email });
  const { json } = await use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  const owner = { who: 'owner', token: json.token, email, organisationId: json.profileId };
  const park = await aPark(use, owner, { parkName: 'Golden Lake', mid: merchant.mid });
  await aGatewayCredential(use, owner, park._id, merchant);
  const { bookingId, control } = await paidWithAnotherAmount(use, park, merchant.mid);
  const asked = { as: owner };
  const [{ _id: id }] = await tell('POST /payments/search', {
    ...asked,
    body: { state: 'review', page: 1, limit: 25 },
  });
  await tell('POST /payments/:attemptId/ask', { ...asked, id });
  const review = 'POST /payments/:attemptId/review';
  await tell(review, { ...asked, id, body: { decision: 'accept' } });
  await tell(review, { ...asked, id, body: { decision: 'accept', note: 'Seen at the gateway' } });
  await tell('GET /bookings/:id/refund', { ...asked, id: bookingId });
  const lines = [{ category: 'adult', quantity: 1 }];
  await tell('POST /payments/refund', { ...asked, body: { bookingId, note: 'One is ill', lines, amount: 100 } });
  await control({ refund: 'refuse' });
  await tell('POST /payments/refund', { ...asked, body: { bookingId, note: 'The park is closed for repairs' } });
  await control({ refund: null });
  await tell('POST /payments/:attemptId/refund', { ...asked, id, body: {} });
  await tell('POST /payments/refund', { ...asked, body: { bookingId, note: 'Once more' } });
}

/** The gateway says another amount when it is first asked, and the right one from then on. */
async function paidWithAnotherAmount(use: StoryWorld['use'], park: { _id: string }, mid: string) {
  const fee = [{ name: 'Adult', price: 100, quantity: 2, totalprice: 200 }];
  const form = {
    parkId: park._id,
    mobile: '9000000002',
    fee,
    totalAmount: 200,
    originalAmount: 200,
    discountAmount: 0,
  };
  const { _id: id } = (await use.call('POST', '/ticketbooking/add', form)).json;
  const order = { id, parkId: park._id, mid, amount: 200, mobile: form.mobile };
  const { encRequest, access_code, url } = (await use.call('POST', '/ticketbooking/ccav/payment', order)).json;
  const sandbox = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.status === 204 ? null : await answer.json();
  };
  const control = (faults: object) => sandbox('/sandbox/control', { orderId: id, ...faults });
  await control({ inquiry: 'wrong_amount', inquiryTimes: 1 });
  const decided = (await sandbox('/sandbox/decide', { encRequest, access_code, outcome: 'success' })) as {
    url: string;
    fields: Record<string, string>;
  };
  await use.app.inject({
    method: 'POST',
    url: new URL(decided.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(decided.fields).toString(),
  });
  return { bookingId: id as string, control };
}
