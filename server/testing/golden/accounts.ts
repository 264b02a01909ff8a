import { PASSWORD } from '#server/organisations/factory.ts';
import { adminOf, registrationOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

const NEW = 'another password';

/** Passwords and sessions; the organisation that the admin switches off. The stories run without a mail server. */
export async function accountsStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const email = 'accounts@golden.example';
  const form = { ...registrationOf('park', 'Golden Lake'), email };
  await use.call('POST', '/profileregistration/add', form);
  const signedIn = async (password: string) => {
    const { json } = await use.call('POST', '/profileregistration/login', { email, password });
    return { who: 'owner', token: json.token, organisationId: json.profileId };
  };
  const owner = await signedIn(PASSWORD);
  await tell('GET /auth/sessions', { as: owner });
  const change = { currentPassword: PASSWORD, newPassword: NEW };
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
}
