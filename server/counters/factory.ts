import type { Owner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export interface SignedInCounter {
  token: string;
  id: string;
  mobile: string;
}

export async function aCounter(
  use: TestApp,
  owner: Pick<Owner, 'token'>,
  branchId: string,
  more: object = {},
): Promise<SignedInCounter> {
  const { _id, counterMobile } = await aRecord(use, owner, '/counterlogin', FORMS.counter(branchId, more));
  const { json } = await use.call('POST', '/counterlogin/login', { counterMobile, password: 'correct horse' });
  return { token: json.token, id: _id, mobile: counterMobile };
}
