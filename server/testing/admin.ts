import { type Owner, PASSWORD } from '#server/organisations/factory.ts';
import { createAdmin } from '#server/organisations/service.ts';
import { counting } from './counting.ts';
import type { TestApp } from './test-app.ts';

const next = counting();

/** Creates an admin as the command on the server does, and signs it in through the API. */
export async function anAdmin({ call, deps }: TestApp): Promise<Owner> {
  const login = { email: `admin${next()}@pravesh.example`, password: PASSWORD };
  await createAdmin(deps, login);
  const { json } = await call('POST', '/profileregistration/login', login);
  return { token: json.token, organisationId: json.profileId, email: login.email };
}
