import { counting } from '#server/testing/counting.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export const PASSWORD = 'correct horse';
const next = counting();

export const registration = (more: object = {}) => {
  const count = next();
  return {
    registrationType: 'park',
    location: 'Hyderabad',
    name: `Parks ${count}`,
    personName: 'Asha Rao',
    email: `owner${count}@parks.example`,
    mobileNumber1: '9876543210',
    password: PASSWORD,
    ...more,
  };
};

export interface Owner {
  token: string;
  organisationId: string;
  email: string;
}

export async function anOwner({ call }: Pick<TestApp, 'call'>, more: object = {}): Promise<Owner> {
  const form = registration(more);
  await call('POST', '/profileregistration/add', form);
  const { json } = await call('POST', '/profileregistration/login', { email: form.email, password: form.password });
  return { token: json.token, organisationId: json.profileId, email: form.email };
}
