import { PASSWORD } from '#server/organisations/factory.ts';
import { confirmationToken } from '#server/organisations/service.ts';
import { aShow } from '#server/visits/factory.ts';
import { adminOf, registrationOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** A new organisation sees its first steps, one done; a poster ticks another; the list is put away and taken back. */
export async function onboardingStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const email = 'beginner@golden.example';
  await use.call('POST', '/profileregistration/add', { ...registrationOf('exbhition', 'Golden Stage'), email });
  const { json } = await use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  const owner = { who: 'owner', token: json.token, email, organisationId: json.profileId };
  await tell('GET /onboarding/steps', { as: owner });
  const admin = await adminOf(use);
  await tell('GET /onboarding/organisations', { as: admin, query: '?limit=1' });
  await aShow(use, owner);
  await tell('GET /onboarding/organisations/:id', { as: admin, id: owner.organisationId });
  await tell('POST /onboarding/marks', { as: owner, body: { mark: 'poster' } });
  await tell('POST /onboarding/marks', { as: owner, body: { mark: 'put-away' } });
  await tell('POST /onboarding/marks', { as: owner, body: { mark: 'put-away', on: false } });
  await tell('POST /onboarding/marks', { as: owner, body: { mark: 'trial' } });
  await tell('POST /confirmation/mail', { as: owner, body: {} });
  await tell('POST /confirmation/add', { body: { token: 'of-an-older-mail' } });
  await tell('POST /confirmation/add', { body: { token: confirmationToken(use.deps, { id: json.profileId, email }) } });
  await tell('POST /confirmation/:id', { as: admin, id: json.profileId, body: {} });
}
