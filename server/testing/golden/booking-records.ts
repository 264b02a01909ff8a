import { aClinic, doctorForm } from '#server/appointments/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { PASSWORD } from '#server/organisations/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { registrationOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** A ticket that costs nothing, so that it is there at once: looked at, noted, corrected, moved; and one that cannot be cancelled. */
export async function bookingRecordsStory(world: StoryWorld, tell: GoldenCall): Promise<void> {
  const { use } = world;
  const email = 'records@golden.example';
  await use.call('POST', '/profileregistration/add', { ...registrationOf('park', 'Golden Garden'), email });
  const { json } = await use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  const owner = { who: 'owner', token: json.token, email, organisationId: json.profileId };
  const park = await aPark(use, owner, { parkName: 'Golden Garden', walker: true, walkerFee: 0, dailyCapacity: 4 });
  const inspector = await anInspector(use, owner, park._id, { name: 'Ravi' });
  const fee = [{ name: 'Walker', quantity: 2 }];
  const booked = await use.call('POST', '/ticketbooking/add', { parkId: park._id, mobile: '9000000003', fee });
  const asked = { as: owner, id: booked.json._id };
  use.clock.advance(1);
  await tell('GET /bookings', { as: owner, query: '?text=9000000003' });
  await tell('GET /bookings/:id', asked);
  await tell('GET /bookings/:id', {
    as: { ...owner, ...inspector, who: 'inspector' },
    id: booked.json._id.slice(0, 8),
  });
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
  await tokenStory(world, tell);
}

/** A token that is moved to tomorrow, and cannot be moved back to where it is. */
async function tokenStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const email = 'records@golden-clinic.example';
  await use.call('POST', '/profileregistration/add', { ...registrationOf('doctor', 'Golden Clinics'), email });
  const { json } = await use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  const owner = { who: 'owner', token: json.token, email, organisationId: json.profileId };
  const clinic = await aClinic(use, owner, { clinicName: 'Golden Clinic', bookingDays: '1', tokens: '2' });
  const form = doctorForm(clinic, { mobile: '9000000005' });
  const booked = await use.call('POST', '/doctorbooking/add', form);
  const asked = { as: owner, id: booked.json._id };
  use.clock.advance(1);
  await tell('GET /bookings/:id/day', asked);
  await tell('POST /bookings/:id/day', { ...asked, body: { selectedDate: '2027-01-05' } });
  await tell('POST /bookings/:id/day', { ...asked, body: { selectedDate: '2027-01-05' } });
}
