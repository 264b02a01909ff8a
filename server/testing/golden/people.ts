import { PASSWORD } from '#server/organisations/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { adminOf, ownerOf, registrationOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** Registering, signing in and out, inspectors, and what only the admin does. */
export async function peopleStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  await tell('POST /profileregistration/add', { body: registrationOf('coaching', 'Saraswati Coaching') });
  const email = 'coaching@golden.example';
  await tell('POST /profileregistration/login', { body: { email, password: 'wrong' } });
  const { token, profileId } = await tell('POST /profileregistration/login', { body: { email, password: PASSWORD } });
  const owner = { who: 'owner', token, organisationId: profileId };
  await tell('GET /profileregistration/list', { as: owner });
  await tell('GET /auth/me', { as: owner });
  await tell('POST /auth/look/:id', { as: await adminOf(use), id: profileId });
  await tell('POST /auth/logout', { as: owner });
  await tell('GET /auth/me', { as: owner });
  await inspectorsStory(use, tell);
  await categoriesStory(use, tell);
}

async function inspectorsStory(use: StoryWorld['use'], tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'park', 'Deccan Parks');
  const { _id: parkId } = await aPark(use, owner, { parkName: 'Lotus Garden' });
  const form = { name: 'Ravi Kumar', email: 'ravi@golden.example', phone: '9876500000', status: true, parkId };
  const { _id: id } = await tell('POST /user/userregister', { as: owner, body: { ...form, password: PASSWORD } });
  await tell('GET /user/list', { as: owner });
  await tell('POST /user/get', { as: owner, body: {} });
  await tell('POST /user/login', { body: { email: form.email, password: PASSWORD } });
  await tell('PUT /user/:id', { as: owner, id, body: { ...form, status: false } });
  await tell('DELETE /user/:id', { as: owner, id });
}

async function categoriesStory(use: StoryWorld['use'], tell: GoldenCall): Promise<void> {
  const admin = await adminOf(use);
  const { _id: id } = await tell('POST /category/add', { as: admin, body: { name: 'Garden', status: true } });
  await tell('GET /category');
  await tell('GET /category/:id', { id });
  await tell('PUT /category/:id', { as: admin, id, body: { name: 'Garden and zoo', status: true } });
  await tell('DELETE /category/:id', { as: admin, id });
  await tell('GET /dashboard/organisations', { as: admin, query: '?days=1' });
}
