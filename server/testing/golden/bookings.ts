import { aBranch, aClinic, doctorForm, loanForm } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatchWithoutKeys, enrolmentForm } from '#server/enrolments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { CARD_KEYS } from '#server/testing/sandbox-gateway.ts';
import { ticketForm } from '#server/tickets/factory.ts';
import { aShow, visitForm } from '#server/visits/factory.ts';
import { type Caller, type GoldenCall, ownerOf, type Story } from './recorder.ts';

const DAYS = { startDate: '2027-01-01', endDate: '2027-01-31T23:59:00.000Z' };

async function foundStory(tell: GoldenCall, path: string, bookingId: string, mobile: string, at: object) {
  await tell(`POST ${path}/appointmentdetails`, { body: { bookingId } });
  await tell(`POST ${path}/getqrcodebystatus`, { body: { bookingId, ...at } });
  await tell(`POST ${path}/getqrcodebymobile`, { body: { mobile, ...at } });
}

type Asked = [find: object, search: object, report: object];

/** Staff find bookings of a kind in every way there is; answers the whole list. */
async function listsStory(tell: GoldenCall, path: string, as: Caller, [find, search, report]: Asked) {
  const list = await tell(`GET ${path}/list`, { as });
  await tell(`POST ${path}/list/:id`, { as, id: as.organisationId, body: {} });
  await tell(`POST ${path}/find`, { as, body: find });
  await tell(`POST ${path}/profileid`, { as, body: { profileRegistrationId: as.organisationId } });
  await tell(`POST ${path}/search`, { as, body: search });
  await tell(`POST ${path}/report`, { as, body: { ...report, ...DAYS } });
  return list;
}

/** A ticket from the booking to the gate, and the reports about it. */
export const ticketsStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'park', 'Satpura Parks');
  const park = await aPark(use, owner, { parkName: 'Satpura Garden', mid: CARD_KEYS.mid, isEnabledCoupon: true });
  await aRecord(use, owner, '/coupon', FORMS.coupon(park._id, { couponCode: 'WELCOME10' }));
  const credential = await aGatewayCredential(use, owner, park._id, CARD_KEYS);
  await ticketStory(tell, park, credential);
  // Lists are newest first: the paid one is a minute younger.
  use.clock.advance(1);
  const paid = await aBooking(use, park);
  await gateStory(tell, owner, { bookingId: paid.id, parkId: park._id });
  const phone = await anInspector(use, owner, park._id, { email: 'gate@golden.example' });
  await phonesStory(tell, owner, { who: 'inspector', token: phone.token, organisationId: owner.organisationId });
  await reportsStory(tell, owner, park._id);
};

async function ticketStory(tell: GoldenCall, park: { _id: string; mid: string }, credential: { _id: string }) {
  const { _id: parkId, mid } = park;
  const form = ticketForm(park, { mobile: '9000000001' });
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

async function gateStory(tell: GoldenCall, owner: Caller, of: Record<'parkId' | 'bookingId', string>) {
  const { parkId } = of;
  await tell('POST /ticketbooking/getqrcodebystatus', { body: of });
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

async function reportsStory(tell: GoldenCall, as: Caller, parkId: string): Promise<void> {
  const search = { parkId, paymentStatus: 'TXN_SUCCESS', ...DAYS };
  const asked: Asked = [{ mobile: '9000000001' }, search, { parkId: [parkId] }];
  const [, { _id: id }] = await listsStory(tell, '/ticketbooking', as, asked);
  for (const what of ['today', 'attention', 'figures', 'breakdowns']) await tell(`GET /dashboard/${what}`, { as });
  await tell('GET /ticketbooking/:id', { as, id });
  await tell('PUT /ticketbooking/:id', { as, id, body: { paymentStatus: 'TXN_SUCCESS' } });
  await tell('DELETE /ticketbooking/:id', { as, id });
}

/** An appointment at a clinic: booked in cash and online, found, called, completed. */
export const appointmentsStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'doctor', 'Arogya Clinics');
  const clinic = await aClinic(use, owner, { clinicName: 'Arogya Begumpet', mid: CARD_KEYS.mid });
  await aGatewayCredential(use, owner, clinic._id, CARD_KEYS);
  const at = { clinicId: clinic._id };
  const form = doctorForm(clinic, { mobile: '9000000011' });
  await tell('POST /doctorbooking/add', { body: { ...form, patientName: '' } });
  const { _id: id } = await tell('POST /doctorbooking/add', { body: form });
  // Lists are newest first: this one is a minute younger.
  use.clock.advance(1);
  const online = { ...form, paymentMode: 'online', mobile: '9000000012' };
  const { _id: unpaid } = await tell('POST /doctorbooking/add', { body: online });
  await tell('POST /doctorbooking/ccav/payment', { body: { id: unpaid, ...at, mid: CARD_KEYS.mid, amount: 300 } });
  await tell('POST /doctorbooking/getqrcodebystatus', { body: { bookingId: unpaid, ...at } });
  await foundStory(tell, '/doctorbooking', id, '9000000011', at);
  await deskStory(tell, owner, '/doctorbooking', { id, at, kind: 'doctor' });
};

/** A token of a branch: booked by a visitor, called and completed by a counter. */
export const tokensStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'loan', 'Jan Vikas Bank');
  const branch = await aBranch(use, owner, { branchName: 'Jan Vikas Nampally' });
  const { token } = await aCounter(use, owner, branch._id);
  const counter = { who: 'counter', token, organisationId: owner.organisationId };
  const [at, queue] = [{ branchId: branch._id }, { kind: 'loan', id: branch._id }];
  const { _id: id } = await tell('POST /loanbooking/add', { body: loanForm(branch, { mobile: '9000000013' }) });
  use.clock.advance(1);
  const { _id: second } = await tell('POST /loanbooking/add', { as: counter, body: { mobile: '9000000014' } });
  await foundStory(tell, '/loanbooking', id, '9000000013', at);
  await tell('POST /loanbooking/ccav/payment', { body: { id, ...at, mid: '', amount: 0 } });
  const { code, secret } = await tell('POST /televisions/code', {});
  await tell('POST /televisions/show', { as: counter, body: { ...queue, code } });
  await tell('POST /televisions/place', { body: { secret } });
  await tell('POST /televisions/sound', { body: { ...queue, on: false } });
  await tell('GET /televisions/sound/:kind/:id', { as: counter, ...queue });
  await tell('POST /queue/next', { as: counter, body: queue });
  await tell('POST /queue/pause', { as: counter, body: { ...queue, paused: true, lateMinutes: 15 } });
  await tell('GET /queue/news/:kind/:id', { as: counter, ...queue });
  await tell('POST /queue/news', { as: counter, body: { ...queue, bookingId: second, news: 'paused late 15' } });
  await tell('POST /queue/close', { as: counter, body: queue });
  await tell('POST /queue/close', { as: counter, body: { ...queue, closed: false } });
  await deskStory(tell, owner, '/loanbooking', { id, at, kind: 'loan' });
};

interface Booked {
  id: string;
  at: Record<string, string>;
  kind: 'doctor' | 'loan';
}

async function deskStory(tell: GoldenCall, as: Caller, path: string, { id, at, kind }: Booked) {
  await tell(`PUT ${path}/:id`, { as, id, body: { bookingStatus: 'complete' } });
  await listsStory(tell, path, as, [{ tokenNumber: 1 }, { ...at, bookingStatus: 'complete' }, at]);
  await tell(`GET ${path}/:id`, { as, id });
  await tell('GET /queue/board/:kind/:id', { id: Object.values(at)[0], kind });
  await tell(`DELETE ${path}/:id`, { as, id });
}

/** Two visits to a show of two places: booked, found, reported, corrected; and the third, which is refused. */
export const visitsStory: Story = async ({ use }, tell) => {
  const as = await ownerOf(use, 'exbhition', 'Natya Mandir');
  const show = await aShow(use, as, { organizationName: 'Natya Mandir', capacity: 2 });
  const at = { exbhitionId: show._id };
  const form = visitForm(show, { mobile: '9000000021' });
  const others = [{ visitorName: 'Imran Khan', mobile: '9000000022' }, { mobile: '9000000023' }];
  await tell('POST /exbhitionbooking/add', { body: { ...form, visitorName: '' } });
  const { _id: id } = await tell('POST /exbhitionbooking/add', { body: form });
  use.clock.advance(1);
  for (const other of others) await tell('POST /exbhitionbooking/add', { body: visitForm(show, other) });
  await foundStory(tell, '/exbhitionbooking', id, '9000000021', at);
  await tell('PUT /exbhitionbooking/:id', { as, id, body: { visitorName: 'Kavya R. Reddy' } });
  const search = { ...at, mobile: '9000000022' };
  await listsStory(tell, '/exbhitionbooking', as, [
    { visitorName: 'Imran Khan' },
    search,
    { organizationId: show._id },
  ]);
  await tell('GET /exbhitionbooking/:id', { as, id });
  await tell('DELETE /exbhitionbooking/:id', { as, id });
};

/** The two places of a batch: refused without a name, booked, begun to be paid, found, corrected, voided; and the third, which is refused. */
export const enrolmentsStory: Story = async ({ use }, tell) => {
  const as = await ownerOf(use, 'coaching', 'Saraswati Classes');
  const { mid } = CARD_KEYS;
  const batch = await aBatchWithoutKeys(use, as, { batchName: 'Physics XI', inTake: '2', mid });
  await aGatewayCredential(use, as, batch._id, CARD_KEYS);
  const at = { coachingId: batch._id };
  const form = enrolmentForm(batch, { mobile: '9000000031' });
  const others = [{ name: 'Kabir', mobile: '9000000032' }, { mobile: '9000000033' }];
  await tell('POST /coachingbooking/add', { body: { ...form, studentName: '' } });
  const { _id: id } = await tell('POST /coachingbooking/add', { body: form });
  await tell('POST /coachingbooking/ccav/payment', { body: { id, ...at, mid, amount: 1500.5 } });
  use.clock.advance(1);
  for (const other of others) await tell('POST /coachingbooking/add', { body: enrolmentForm(batch, other) });
  await foundStory(tell, '/coachingbooking', id, '9000000031', at);
  await tell('PUT /coachingbooking/:id', { as, id, body: { studentName: 'Ananya R. Iyer' } });
  const search = { ...at, mobile: '9000000032' };
  await listsStory(tell, '/coachingbooking', as, [{ email: 'ananya@example.com' }, search, at]);
  await tell('GET /coachingbooking/:id', { as, id });
  await tell('DELETE /coachingbooking/:id', { as, id });
};
