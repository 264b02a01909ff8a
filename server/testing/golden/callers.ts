import { PASSWORD, registration } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Somebody signed in, and the word by which the pages call them. */
export interface Caller {
  who: string;
  token: string;
  organisationId: string;
}

/** The body of a registration in which nothing depends on what other tests did. */
export const registrationOf = (registrationType: string, name: string) =>
  registration({ registrationType, name, email: `${registrationType}@golden.example` });

/** Registers an organisation of a kind and signs its owner in. */
export async function ownerOf({ call }: TestApp, registrationType: string, name: string): Promise<Caller> {
  const form = registrationOf(registrationType, name);
  await call('POST', '/profileregistration/add', form);
  const { json } = await call('POST', '/profileregistration/login', { email: form.email, password: PASSWORD });
  return { who: 'owner', token: json.token, organisationId: json.profileId };
}

export const adminOf = async (use: TestApp): Promise<Caller> => ({ who: 'admin', ...(await anAdmin(use)) });
