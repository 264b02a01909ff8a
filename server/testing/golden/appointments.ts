import { aBranch, aClinic, doctorForm, loanForm } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { type Caller, ownerOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** An appointment at a clinic: booked in cash and online, found, called, completed. */
export async function appointmentsStory({ use, merchant }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'doctor', 'Arogya Clinics');
  const clinic = await aClinic(use, owner, { clinicName: 'Arogya Begumpet', mid: merchant.mid });
  await aGatewayCredential(use, owner, clinic._id, merchant);
  const form = doctorForm(clinic, { mobile: '9000000011' });
  await tell('POST /doctorbooking/add', { body: { ...form, patientName: '' } });
  const { _id: id } = await tell('POST /doctorbooking/add', { body: form });
  await onlineStory(use, tell, { ...form, paymentMode: 'online', mobile: '9000000012' }, merchant.mid);
  const second = { bookingId: id, clinicId: clinic._id };
  await tell('POST /doctorbooking/appointmentdetails', { body: { bookingId: id } });
  await tell('POST /doctorbooking/getqrcodebystatus', { body: second });
  await tell('POST /doctorbooking/getqrcodebymobile', { body: { mobile: '9000000011', clinicId: clinic._id } });
  await staffStory(tell, owner, '/doctorbooking', { id, queueId: clinic._id, kind: 'doctor' });
}

async function onlineStory(
  use: StoryWorld['use'],
  tell: GoldenCall,
  form: ReturnType<typeof doctorForm>,
  mid: string,
): Promise<void> {
  // Lists are newest first: this one is a minute younger.
  use.clock.advance(1);
  const { _id: id } = await tell('POST /doctorbooking/add', { body: form });
  await tell('POST /doctorbooking/ccav/payment', { body: { id, clinicId: form.clinicId, mid, amount: 300 } });
  await tell('POST /doctorbooking/getqrcodebystatus', { body: { bookingId: id, clinicId: form.clinicId } });
}

/** A token of a branch: booked by a visitor, called and completed by a counter. */
export async function tokensStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'loan', 'Jan Vikas Bank');
  const branch = await aBranch(use, owner, { branchName: 'Jan Vikas Nampally' });
  const { token } = await aCounter(use, owner, branch._id);
  const counter = { who: 'counter', token, organisationId: owner.organisationId };
  const { _id: id } = await tell('POST /loanbooking/add', { body: loanForm(branch, { mobile: '9000000013' }) });
  use.clock.advance(1);
  const { _id: second } = await tell('POST /loanbooking/add', { as: counter, body: { mobile: '9000000014' } });
  await tell('POST /loanbooking/appointmentdetails', { body: { bookingId: id } });
  await tell('POST /loanbooking/getqrcodebystatus', { body: { bookingId: id, branchId: branch._id } });
  await tell('POST /loanbooking/getqrcodebymobile', { body: { mobile: '9000000013', branchId: branch._id } });
  await tell('POST /loanbooking/ccav/payment', { body: { id, branchId: branch._id, mid: '', amount: 0 } });
  const { code, secret } = await tell('POST /televisions/code', {});
  await tell('POST /televisions/show', { as: counter, body: { kind: 'loan', id: branch._id, code } });
  await tell('POST /televisions/place', { body: { secret } });
  await tell('POST /televisions/sound', { body: { kind: 'loan', id: branch._id, on: false } });
  await tell('GET /televisions/sound/:kind/:id', { as: counter, id: branch._id, kind: 'loan' });
  await tell('POST /queue/next', { as: counter, body: { kind: 'loan', id: branch._id } });
  await tell('POST /queue/pause', {
    as: counter,
    body: { kind: 'loan', id: branch._id, paused: true, lateMinutes: 15 },
  });
  await tell('GET /queue/news/:kind/:id', { as: counter, id: branch._id, kind: 'loan' });
  const late = { kind: 'loan', id: branch._id, bookingId: second, news: 'paused late 15' };
  await tell('POST /queue/news', { as: counter, body: late });
  await tell('POST /queue/close', { as: counter, body: { kind: 'loan', id: branch._id } });
  await tell('POST /queue/close', { as: counter, body: { kind: 'loan', id: branch._id, closed: false } });
  await staffStory(tell, { ...owner }, '/loanbooking', { id, queueId: branch._id, kind: 'loan' });
}

interface Booked {
  id: string;
  queueId: string;
  kind: 'doctor' | 'loan';
}

async function staffStory(
  tell: GoldenCall,
  as: Caller,
  path: '/doctorbooking' | '/loanbooking',
  { id, queueId, kind }: Booked,
) {
  const own = kind === 'doctor' ? { clinicId: queueId } : { branchId: queueId };
  const days = { startDate: '2027-01-01', endDate: '2027-01-31T23:59:00.000Z' };
  await tell(`PUT ${path}/:id`, { as, id, body: { bookingStatus: 'complete' } });
  await tell(`GET ${path}/list`, { as });
  await tell(`POST ${path}/list/:id`, { as, id: as.organisationId, body: {} });
  await tell(`POST ${path}/find`, { as, body: { tokenNumber: 1 } });
  await tell(`POST ${path}/profileid`, { as, body: { profileRegistrationId: as.organisationId } });
  await tell(`POST ${path}/search`, { as, body: { ...own, bookingStatus: 'complete' } });
  await tell(`POST ${path}/report`, { as, body: { ...own, ...days } });
  await tell(`GET ${path}/:id`, { as, id });
  await tell('GET /queue/board/:kind/:id', { id: queueId, kind });
  await tell(`DELETE ${path}/:id`, { as, id });
}
