import { createAdmin } from '#server/features/organisations/service.ts';
import { type Owner, PASSWORD } from '#server/testing/factories/organisation.ts';
import type { TestApp } from '#server/testing/test-app.ts';

let count = 0;

/** Creates an admin as the command on the server does, and signs it in through the API. */
export async function anAdmin({ call, deps }: TestApp): Promise<Owner> {
  count += 1;
  const login = { email: `admin${count}@pravesh.example`, password: PASSWORD };
  await createAdmin(deps, login);
  const { json } = await call('POST', '/profileregistration/login', login);
  return { token: json.token, organisationId: json.profileId, email: login.email };
}
