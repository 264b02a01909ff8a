import { aBooking } from '#server/bookings/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { type Caller, ownerOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** A ticket from the booking to the gate, and the reports about it. */
export async function bookingsStory({ use, merchant }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'park', 'Satpura Parks');
  const park = await aPark(use, owner, { parkName: 'Satpura Garden', mid: merchant.mid, isEnabledCoupon: true });
  await aRecord(use, owner, '/coupon', FORMS.coupon(park._id, { couponCode: 'WELCOME10' }));
  const credential = await aGatewayCredential(use, owner, park._id, merchant);
  await bookingStory(tell, park, credential);
  // Lists are newest first: the paid one is a minute younger.
  use.clock.advance(1);
  const paid = await aBooking(use, park);
  await gateStory(tell, owner, { parkId: park._id, bookingId: paid.id });
  const phone = await anInspector(use, owner, park._id, { email: 'gate@golden.example' });
  await phonesStory(tell, owner, { who: 'inspector', token: phone.token, organisationId: owner.organisationId });
  await reportsStory(tell, owner, park._id);
}

async function bookingStory(
  tell: GoldenCall,
  park: { _id: string; mid: string },
  credential: { _id: string },
): Promise<void> {
  const { _id: parkId, mid } = park;
  const fee = [{ name: 'Adult', price: 100, quantity: 2, totalprice: 200 }];
  const form = { parkId, mobile: '9000000001', fee, totalAmount: 200, originalAmount: 200, discountAmount: 0 };
  await tell('POST /ticketbooking/add', { body: { ...form, mobile: '' } });
  const { _id: id } = await tell('POST /ticketbooking/add', { body: form });
  const discounted = { ...form, mobile: '9000000002', couponCode: 'welcome10', discountAmount: 20, totalAmount: 180 };
  await tell('POST /ticketbooking/add', { body: discounted });
  await tell('POST /ticketbooking/add', { body: discounted });
  await tell('POST /ticketbooking/getqrcodebystatus', { body: { bookingId: id, parkId } });
  const { orderId } = await tell('POST /ticketbooking/ccav/payment', {
    body: { id, parkId, mid, amount: 200, mobile: '9000000001' },
  });
  await tell('POST /return/:payment', { id: orderId, body: {} });
  await tell('GET /return/:payment', { id: orderId });
  await tell('POST /payments/ccav/notify/:credentialId', { id: credential._id, body: {} });
}

async function gateStory(
  tell: GoldenCall,
  owner: Caller,
  { parkId, bookingId }: Record<'parkId' | 'bookingId', string>,
) {
  await tell('POST /ticketbooking/getqrcodebystatus', { body: { bookingId, parkId } });
  await tell('POST /ticketbooking/getqrcodebymobile', { body: { mobile: '9876543210', parkId } });
  await tell('GET /passes/key');
  await tell('GET /passes/list', { as: owner });
  await tell('GET /passes/grant/:device', { as: owner, id: '0'.repeat(52) });
  const scan = { code: 'nonsense', scanId: '00000000-0000-4000-8000-000000000001' };
  await tell('POST /ticketbooking/scan', { as: owner, body: scan });
  const byHand = { scanId: '00000000-0000-4000-8000-000000000002', people: 2, reason: 'Phone is dead', parkId };
  await tell('POST /admissions/byhand', { as: owner, body: byHand });
  await tell('POST /admissions/undo', { as: owner, body: { scanId: byHand.scanId, reason: 'Wrong button' } });
  await tell('GET /admissions/search', { as: owner, query: '?text=3210' });
  await tell('GET /admissions/day', { as: owner });
}

/** A phone at a gate is told something, lost, locked and found. */
async function phonesStory(tell: GoldenCall, owner: Caller, phone: Caller) {
  const device = '0'.repeat(32);
  const state = { key: null, gate: 'East gate', battery: 80, charging: false, waiting: 0, pace: 4, seen: [] };
  await tell('POST /gates/tell', { as: owner, body: { text: 'Close at six today.' } });
  await tell('POST /gates/state', { as: phone, body: { device, ...state, counts: { admitted: 12 } } });
  await tell('POST /gates/name', { as: owner, body: { device, name: 'Main gate' } });
  await tell('POST /gates/lock', { as: owner, body: { device, reason: 'Lost on the bus' } });
  await tell('GET /gates/lock/:device', { id: device, query: `?organisation=${owner.organisationId}` });
  const unsigned = { device, organisation: owner.organisationId, at: '2027-01-04T06:30:00.000Z' };
  await tell('POST /gates/wiped', { body: { ...unsigned, publicKey: 'none', signature: 'none' } });
  await tell('GET /gates/list', { as: owner });
  await tell('GET /gates/figures', { as: owner });
  await tell('POST /gates/unlock', { as: owner, body: { device } });
  await tell('POST /gates/read', { as: owner, body: { scanId: 'none-there' } });
}

async function reportsStory(tell: GoldenCall, owner: Caller, parkId: string): Promise<void> {
  const days = { startDate: '2027-01-01', endDate: '2027-01-31T23:59:00.000Z' };
  const asked = { as: owner };
  const [, { _id: id }] = await tell('GET /ticketbooking/list', asked);
  await tell('POST /ticketbooking/list/:id', { ...asked, id: owner.organisationId, body: {} });
  await tell('POST /ticketbooking/find', { ...asked, body: { mobile: '9000000001' } });
  await tell('POST /ticketbooking/profileid', { ...asked, body: { profileRegistrationId: owner.organisationId } });
  await tell('POST /ticketbooking/search', { ...asked, body: { parkId, paymentStatus: 'TXN_SUCCESS', ...days } });
  await tell('POST /ticketbooking/report', { ...asked, body: { parkId: [parkId], ...days } });
  for (const what of ['today', 'attention', 'figures', 'breakdowns']) await tell(`GET /dashboard/${what}`, asked);
  await tell('GET /ticketbooking/:id', { ...asked, id });
  await tell('PUT /ticketbooking/:id', { ...asked, id, body: { paymentStatus: 'TXN_SUCCESS' } });
  await tell('DELETE /ticketbooking/:id', { ...asked, id });
}
