import { aBatchWithoutKeys, enrolmentForm } from '#server/enrolments/factory.ts';
import { aGatewayCredential } from '#server/gateway-credentials/factory.ts';
import { ownerOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** The two places of a batch: refused without a name, booked, begun to be paid, found, corrected, voided; and the third, which is refused. */
export async function enrolmentsStory({ use, merchant }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'coaching', 'Saraswati Classes');
  const batch = await aBatchWithoutKeys(use, owner, { batchName: 'Physics XI', inTake: '2', mid: merchant.mid });
  await aGatewayCredential(use, owner, batch._id, merchant);
  const form = enrolmentForm(batch, { mobile: '9000000031' });
  await tell('POST /coachingbooking/add', { body: { ...form, studentName: '' } });
  const { _id: id } = await tell('POST /coachingbooking/add', { body: form });
  const second = { coachingId: batch._id };
  await tell('POST /coachingbooking/ccav/payment', { body: { id, ...second, mid: merchant.mid, amount: 1500.5 } });
  use.clock.advance(1);
  await tell('POST /coachingbooking/add', { body: enrolmentForm(batch, { name: 'Kabir', mobile: '9000000032' }) });
  await tell('POST /coachingbooking/add', { body: enrolmentForm(batch, { mobile: '9000000033' }) });
  await tell('POST /coachingbooking/getqrcodebystatus', { body: { bookingId: id, ...second } });
  await tell('POST /coachingbooking/getqrcodebymobile', { body: { mobile: '9000000031', ...second } });
  const as = owner;
  await tell('PUT /coachingbooking/:id', { as, id, body: { studentName: 'Ananya R. Iyer' } });
  await tell('GET /coachingbooking/list', { as });
  await tell('POST /coachingbooking/list/:id', { as, id: owner.organisationId, body: {} });
  await tell('POST /coachingbooking/find', { as, body: { email: 'ananya@example.com' } });
  await tell('POST /coachingbooking/profileid', { as, body: { profileRegistrationId: owner.organisationId } });
  await tell('POST /coachingbooking/search', { as, body: { ...second, mobile: '9000000032' } });
  const days = { startDate: '2027-01-01', endDate: '2027-01-31T23:59:00.000Z' };
  await tell('POST /coachingbooking/report', { as, body: { ...second, ...days } });
  await tell('GET /coachingbooking/:id', { as, id });
  await tell('DELETE /coachingbooking/:id', { as, id });
}
