import { type Owner, PASSWORD } from '#server/organisations/factory.ts';
import { counting } from '#server/testing/counting.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const next = counting();

/** The body of user/userregister in legacy names. */
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

/** Adds an inspector to a park through the API and signs it in. */
export async function anInspector(
  { call }: TestApp,
  owner: Pick<Owner, 'token'>,
  parkId: string,
  more: object = {},
): Promise<SignedInInspector> {
  const form = inspectorForm(parkId, more);
  const added = await call('POST', '/user/userregister', form, { token: owner.token });
  if (added.status !== 201) throw new Error(`the inspector was not added: ${added.text}`);
  const { json } = await call('POST', '/user/login', { email: form.email, password: form.password });
  return { token: json.token, id: added.json.id, email: form.email };
}
