import { aShow, visitForm } from '#server/visits/factory.ts';
import { ownerOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** Two visits to a show of two places: booked, found, reported, corrected; and the third, which is refused. */
export async function visitsStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'exbhition', 'Natya Mandir');
  const show = await aShow(use, owner, { organizationName: 'Natya Mandir', capacity: 2 });
  const form = visitForm(show, { mobile: '9000000021' });
  await tell('POST /exbhitionbooking/add', { body: { ...form, visitorName: '' } });
  const { _id: id } = await tell('POST /exbhitionbooking/add', { body: form });
  use.clock.advance(1);
  await tell('POST /exbhitionbooking/add', {
    body: visitForm(show, { visitorName: 'Imran Khan', mobile: '9000000022' }),
  });
  await tell('POST /exbhitionbooking/add', { body: visitForm(show, { mobile: '9000000023' }) });
  const second = { exbhitionId: show._id };
  await tell('POST /exbhitionbooking/appointmentdetails', { body: { bookingId: id } });
  await tell('POST /exbhitionbooking/getqrcodebystatus', { body: { bookingId: id, ...second } });
  await tell('POST /exbhitionbooking/getqrcodebymobile', { body: { mobile: '9000000021', ...second } });
  const as = owner;
  await tell('PUT /exbhitionbooking/:id', { as, id, body: { visitorName: 'Kavya R. Reddy' } });
  await tell('GET /exbhitionbooking/list', { as });
  await tell('POST /exbhitionbooking/list/:id', { as, id: owner.organisationId, body: {} });
  await tell('POST /exbhitionbooking/find', { as, body: { visitorName: 'Imran Khan' } });
  await tell('POST /exbhitionbooking/profileid', { as, body: { profileRegistrationId: owner.organisationId } });
  await tell('POST /exbhitionbooking/search', { as, body: { ...second, mobile: '9000000022' } });
  const days = { startDate: '2027-01-01', endDate: '2027-01-31T23:59:00.000Z' };
  await tell('POST /exbhitionbooking/report', { as, body: { organizationId: show._id, ...days } });
  await tell('GET /exbhitionbooking/:id', { as, id });
  await tell('DELETE /exbhitionbooking/:id', { as, id });
}
