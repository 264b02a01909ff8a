import { createAdmin } from '#server/organisations/service.ts';
import { counting } from '#server/testing/counting.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { type Owner, PASSWORD } from './organisation.ts';

const next = counting();

/** Creates an admin as the command on the server does, and signs it in through the API. */
export async function anAdmin({ call, deps }: TestApp): Promise<Owner> {
  const login = { email: `admin${next()}@pravesh.example`, password: PASSWORD };
  await createAdmin(deps, login);
  const { json } = await call('POST', '/profileregistration/login', login);
  return { token: json.token, organisationId: json.profileId, email: login.email };
}
