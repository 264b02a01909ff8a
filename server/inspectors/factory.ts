import { type Owner, PASSWORD } from '#server/organisations/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { counting } from '#server/testing/counting.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const next = counting();

export const inspectorForm = (parkId: string, more: object = {}) => ({
  name: 'Ravi Kumar',
  email: `inspector${next()}@parks.example`,
  phone: '9876500000',
  password: PASSWORD,
  status: true,
  parkId,
  ...more,
});

export interface SignedInInspector {
  token: string;
  id: string;
  email: string;
}

export async function anInspector(
  use: TestApp,
  owner: Pick<Owner, 'token'>,
  parkId: string,
  more: object = {},
): Promise<SignedInInspector> {
  const form = inspectorForm(parkId, more);
  const { id } = await aRecord(use, owner, '/user', form, '/userregister');
  const { json } = await use.call('POST', '/user/login', { email: form.email, password: form.password });
  return { token: json.token, id, email: form.email };
}
