import { PASSWORD } from '#server/organisations/factory.ts';
import { parkForm } from '#server/parks/factory.ts';
import { registrationOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** A fee that was changed, as the owner reads it afterwards. */
export async function auditStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const email = 'audit@golden.example';
  await use.call('POST', '/profileregistration/add', { ...registrationOf('park', 'Golden Hill'), email });
  const { json } = await use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  const owner = { who: 'owner', token: json.token, organisationId: json.profileId };
  const form = parkForm({ parkName: 'Sarovar', note: 'Groups: 9876543210' });
  const park = await use.call('POST', '/park/add', form, { token: owner.token });
  use.clock.advance(1);
  await use.call('PUT', `/park/${park.json._id}`, { ...form, adultFee: 120 }, { token: owner.token });
  await tell('GET /audit/list', { as: owner, query: '?noun=park&page=1&limit=2' });
  await tell('GET /audit/list', { as: owner, query: '?startDate=soon' });
  await tell('GET /audit/accounts', { as: owner });
}
