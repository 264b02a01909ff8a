import { aBranch, aClinic, doctorForm, loanForm } from '#server/appointments/factory.ts';
import { aBatchWithoutKeys, enrolmentForm } from '#server/enrolments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { CARD_KEYS, firstWallet } from '#server/testing/sandbox-gateway.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';
import { peopleForm, ticketForm } from '#server/tickets/factory.ts';
import { ownerOf, type Story } from './recorder.ts';

/** A ticket that costs nothing, so that it is there at once: looked at, noted, corrected, moved; and one that cannot be cancelled. */
export const bookingRecordsStory: Story = async (world, tell) => {
  const { use } = world;
  const owner = await ownerOf(use, 'park', 'Golden Garden', 'records');
  const park = await aPark(use, owner, { parkName: 'Golden Garden', walker: true, walkerFee: 0, dailyCapacity: 4 });
  const inspector = await anInspector(use, owner, park._id, { name: 'Ravi' });
  const fee = [{ name: 'Walker', quantity: 2 }];
  const booked = await use.call('POST', '/ticketbooking/add', { parkId: park._id, mobile: '9000000003', fee });
  const id: string = booked.json._id;
  const asked = { as: owner, id };
  use.clock.advance(1);
  await tell('GET /bookings', { as: owner, query: '?text=9000000003' });
  await tell('GET /bookings/:id', asked);
  await tell('GET /bookings/:id', { as: { ...owner, ...inspector, who: 'inspector' }, id: id.slice(0, 8) });
  await tell('GET /bookings/:id/visitor', asked);
  await tell('POST /bookings/:id/notes', { ...asked, body: { text: 'Comes with a wheelchair' } });
  await tell('POST /bookings/:id/notes', { ...asked, body: { text: ' ' } });
  use.clock.advance(1);
  await tell('PUT /bookings/:id', { ...asked, body: { mobile: '9000000004' } });
  use.clock.advance(1);
  await tell('POST /bookings/:id/day', { ...asked, body: { selectedDate: '2027-01-06' } });
  await tell('POST /bookings/:id/day', { ...asked, body: { selectedDate: '2027-01-01' } });
  // Changes of one instant have no order of their own.
  use.clock.advance(1);
  await tell('DELETE /bookings/:id', asked);
  await movedTokenStory(world, tell);
};

/** A token that is moved to tomorrow, and cannot be moved back to where it is. */
const movedTokenStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'doctor', 'Golden Clinics', 'records-clinic');
  const clinic = await aClinic(use, owner, { clinicName: 'Golden Clinic', bookingDays: '1', tokens: '2' });
  const booked = await use.call('POST', '/doctorbooking/add', doctorForm(clinic, { mobile: '9000000005' }));
  const asked = { as: owner, id: booked.json._id };
  use.clock.advance(1);
  await tell('GET /bookings/:id/day', asked);
  await tell('POST /bookings/:id/day', { ...asked, body: { selectedDate: '2027-01-05' } });
  await tell('POST /bookings/:id/day', { ...asked, body: { selectedDate: '2027-01-05' } });
};

/**
 * A payment whose amount does not fit at first: looked at, accepted when the gateway says so, and sent back: some of it,
 * then the rest, which the gateway refuses at first.
 */
export const paymentReviewsStory: Story = async (world, tell) => {
  const { use, gateway } = world;
  const owner = await ownerOf(use, 'park', 'Golden Lake', 'payments');
  const park = await aPark(use, owner, { parkName: 'Golden Lake', mid: CARD_KEYS.mid });
  await aGatewayCredential(use, owner, park._id, CARD_KEYS);
  const bookingId = await paidWithAnotherAmount(world, park);
  const asked = { as: owner };
  const search = { state: 'review', page: 1, limit: 25 };
  const [{ _id: id }] = await tell('POST /payments/search', { ...asked, body: search });
  await tell('POST /payments/:attemptId/ask', { ...asked, id });
  const review = 'POST /payments/:attemptId/review';
  await tell(review, { ...asked, id, body: { decision: 'accept' } });
  await tell(review, { ...asked, id, body: { decision: 'accept', note: 'Seen at the gateway' } });
  await tell('GET /bookings/:id/refund', { ...asked, id: bookingId });
  const lines = [{ category: 'adult', quantity: 1 }];
  await tell('POST /payments/refund', { ...asked, body: { bookingId, note: 'One is ill', lines, amount: 100 } });
  await gateway.control({ orderId: bookingId, refund: 'refuse' });
  await tell('POST /payments/refund', { ...asked, body: { bookingId, note: 'The park is closed for repairs' } });
  await gateway.control({ orderId: bookingId, refund: null });
  await tell('POST /payments/:attemptId/refund', { ...asked, id, body: {} });
  await tell('POST /payments/refund', { ...asked, body: { bookingId, note: 'Once more' } });
};

/** The gateway says another amount when it is first asked, and the right one from then on. */
async function paidWithAnotherAmount({ use, gateway }: Parameters<Story>[0], park: { _id: string }): Promise<string> {
  const { json } = await use.call('POST', '/ticketbooking/add', ticketForm(park, { mobile: '9000000002' }));
  const id: string = json._id;
  const order = { id, parkId: park._id, mid: CARD_KEYS.mid, amount: 200, mobile: '9000000002' };
  const started = await use.call('POST', '/ticketbooking/ccav/payment', order);
  await gateway.control({ orderId: id, inquiry: 'wrong_amount', inquiryTimes: 1 });
  const { url, fields } = await gateway.decide(started.json, 'success');
  await visitorPages(use).submit(new URL(url ?? '').pathname, fields ?? {});
  return id;
}

const { merchantId: mid, merchantKey: workingKey } = firstWallet;
const wallet = { payment: 'paytm', mid };
const keys = { mid, accessKey: '', workingKey };

/** Payments by wallet of every kind of booking: begun, begun once more, refused, come back from, told of. */
export const walletsStory: Story = async ({ use }, tell) => {
  const booked = async (path: string, form: object): Promise<string> =>
    (await use.call('POST', `${path}/add`, form)).json._id;

  const parks = await ownerOf(use, 'park', 'Taramandal Parks');
  const park = await aPark(use, parks, { parkName: 'Taramandal', ...wallet });
  const credential = await aGatewayCredential(use, parks, park._id, keys);
  const mobile = '9000000041';
  const id = await booked('/ticketbooking', peopleForm(park, 2, { mobile }));
  const ticket = { id, parkId: park._id, mid, amount: 200, mobile };
  await tell('POST /ticketbooking/ccav/payment', { body: ticket });
  await tell('POST /ticketbooking/paytm/payment', { body: ticket });
  await tell('POST /ticketbooking/paytm/payment', { body: ticket });
  await tell('POST /payments/paytm/notify/:credentialId', { id: credential._id, body: {} });

  // The key is not the merchant's: the provider refuses, and its refusal is passed on.
  const clinics = await ownerOf(use, 'doctor', 'Nidan Clinics');
  const clinic = await aClinic(use, clinics, { clinicName: 'Nidan Ameerpet', ...wallet });
  await aGatewayCredential(use, clinics, clinic._id, { ...keys, workingKey: 'not_the_real_key' });
  const online = doctorForm(clinic, { mobile: '9000000042', paymentMode: 'online' });
  const appointment = { id: await booked('/doctorbooking', online), clinicId: clinic._id, mid, amount: 300 };
  await tell('POST /doctorbooking/paytm/payment', { body: appointment });

  const bank = await ownerOf(use, 'loan', 'Krishi Bank');
  const branch = await aBranch(use, bank, { branchName: 'Krishi Medak', ...wallet });
  const token = await booked('/loanbooking', loanForm(branch, { mobile: '9000000043' }));
  await tell('POST /loanbooking/paytm/payment', { body: { id: token, branchId: branch._id, mid, amount: 0 } });

  const classes = await ownerOf(use, 'coaching', 'Pragati Classes');
  const batch = await aBatchWithoutKeys(use, classes, { batchName: 'Chemistry XII', ...wallet });
  await aGatewayCredential(use, classes, batch._id, keys);
  const place = await booked('/coachingbooking', enrolmentForm(batch, { mobile: '9000000044' }));
  const enrolment = { id: place, coachingId: batch._id, mid, amount: 1500.5 };
  await tell('POST /coachingbooking/paytm/payment', { body: enrolment });
};
