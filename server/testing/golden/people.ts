import sharp from 'sharp';
import { PASSWORD, registration } from '#server/organisations/factory.ts';
import { confirmationToken } from '#server/organisations/service.ts';
import { aParkWithoutKeys as aPark, parkForm } from '#server/parks/factory.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aForm } from '#server/testing/upload.ts';
import { aShow } from '#server/visits/factory.ts';
import { adminOf, type GoldenCall, ownerOf, type Story, signUp } from './recorder.ts';

/** Registering, signing in and out, inspectors, and what only the admin does. */
export const peopleStory: Story = async ({ use }, tell) => {
  const form = registration(signUp('coaching', 'Saraswati Coaching'));
  const { email } = form;
  await tell('POST /profileregistration/add', { body: form });
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
};

async function inspectorsStory(use: TestApp, tell: GoldenCall): Promise<void> {
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

async function categoriesStory(use: TestApp, tell: GoldenCall): Promise<void> {
  const admin = await adminOf(use);
  const { _id: id } = await tell('POST /category/add', { as: admin, body: { name: 'Garden', status: true } });
  await tell('GET /category');
  await tell('GET /category/:id', { id });
  await tell('PUT /category/:id', { as: admin, id, body: { name: 'Garden and zoo', status: true } });
  await tell('DELETE /category/:id', { as: admin, id });
  await tell('GET /dashboard/organisations', { as: admin, query: '?days=1' });
}

/** Passwords and sessions; the organisation that the admin switches off. The stories run without a mail server. */
export const accountsStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'park', 'Golden Lake', 'accounts');
  const { email } = owner;
  const change = { currentPassword: PASSWORD, newPassword: 'another password' };
  await tell('GET /auth/sessions', { as: owner });
  await tell('POST /auth/changepassword', { as: owner, body: change });
  await tell('POST /auth/changepassword', { as: owner, body: change });
  await tell('POST /auth/signouteverywhere', { as: owner, body: {} });
  await tell('POST /auth/forgotpassword', { body: { email } });
  const admin = await adminOf(use);
  const { link } = await tell('POST /auth/resetpassword', { as: admin, body: { email } });
  const body = { token: new URL(link).searchParams.get('token'), password: PASSWORD };
  await tell('POST /auth/passwordlink', { body: { token: body.token } });
  await tell('POST /auth/newpassword', { body });
  await tell('POST /auth/newpassword', { body });
  await tell('PUT /profileregistration/:id', { as: admin, id: owner.organisationId, body: { status: false } });
};

export const auditStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'park', 'Golden Hill', 'audit');
  const form = parkForm({ parkName: 'Sarovar', note: 'Groups: 9876543210' });
  const park = await use.call('POST', '/park/add', form, owner);
  use.clock.advance(1);
  await use.call('PUT', `/park/${park.json._id}`, { ...form, adultFee: 120 }, owner);
  await tell('GET /audit/list', { as: owner, query: '?noun=park&page=1&limit=2' });
  await tell('GET /audit/list', { as: owner, query: '?startDate=soon' });
  await tell('GET /audit/accounts', { as: owner });
};

/** A new organisation sees its first steps, one done; a poster ticks another; the list is put away and taken back. */
export const onboardingStory: Story = async ({ use }, tell) => {
  const owner = await ownerOf(use, 'exbhition', 'Golden Stage', 'beginner');
  const { organisationId: id, email } = owner;
  await tell('GET /onboarding/steps', { as: owner });
  const admin = await adminOf(use);
  await tell('GET /onboarding/organisations', { as: admin, query: '?limit=1' });
  await aShow(use, owner);
  await tell('GET /onboarding/organisations/:id', { as: admin, id });
  await tell('POST /onboarding/marks', { as: owner, body: { mark: 'poster' } });
  await tell('POST /onboarding/marks', { as: owner, body: { mark: 'put-away' } });
  await tell('POST /onboarding/marks', { as: owner, body: { mark: 'put-away', on: false } });
  await tell('POST /onboarding/marks', { as: owner, body: { mark: 'trial' } });
  await tell('POST /confirmation/mail', { as: owner, body: {} });
  await tell('POST /confirmation/add', { body: { token: 'of-an-older-mail' } });
  await tell('POST /confirmation/add', { body: { token: confirmationToken(use.deps, { id, email }) } });
  await tell('POST /confirmation/:id', { as: admin, id, body: {} });
};

export const savedViewsStory: Story = async ({ use }, tell) => {
  const as = await ownerOf(use, 'park', 'Golden View', 'views');
  const list = '/app/searchreports';
  const view = { list, name: 'Refunds', query: 'status=refunded&days=yesterday', columns: ['mobile'], main: false };
  await tell('POST /views/save', { as, body: view });
  await tell('POST /views/save', { as, body: { ...view, was: 'Refunds', name: 'Saturday refunds', main: true } });
  await tell('POST /views/save', { as, body: { ...view, name: '' } });
  await tell('GET /views/list', { as });
  await tell('POST /views/remove', { as, body: { list, name: 'Saturday refunds' } });
};

/** A picture under each of its three names, and what is said to a form without one and to what is no picture. */
export const imagesStory: Story = async ({ use }, tell) => {
  const as = await ownerOf(use, 'park', 'Nilgiri Parks');
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f6b4f' } });
  const picture = await blank.png().toBuffer();
  for (const call of ['POST /image/upload', 'POST /image/data/upload', 'POST /upload/uploadimage'])
    await tell(call, { as, ...(await aForm(picture)) });
  for (const none of [null, Buffer.from('<svg/>')]) await tell('POST /image/upload', { as, ...(await aForm(none)) });
};
