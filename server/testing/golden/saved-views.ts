import { PASSWORD } from '#server/organisations/factory.ts';
import { registrationOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** Somebody keeps a view of a list, renames it, and forgets it. */
export async function savedViewsStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const email = 'views@golden.example';
  await use.call('POST', '/profileregistration/add', { ...registrationOf('park', 'Golden View'), email });
  const { json } = await use.call('POST', '/profileregistration/login', { email, password: PASSWORD });
  const as = { who: 'owner', token: json.token, organisationId: json.profileId };
  const list = '/app/searchreports';
  const view = { list, name: 'Refunds', query: 'status=refunded&days=yesterday', columns: ['mobile'], main: false };
  await tell('POST /views/save', { as, body: view });
  await tell('POST /views/save', { as, body: { ...view, was: 'Refunds', name: 'Saturday refunds', main: true } });
  await tell('POST /views/save', { as, body: { ...view, name: '' } });
  await tell('GET /views/list', { as });
  await tell('POST /views/remove', { as, body: { list, name: 'Saturday refunds' } });
}
