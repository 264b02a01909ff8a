import { giveKeys } from '#server/gateway-credentials/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import type { CallAnswer, TestApp } from '#server/testing/test-app.ts';
import { freshAddress, freshMobile } from '#server/tickets/factory.ts';

/** A batch as the API answers it, which has no keys of a gateway yet; the clock of tests stands before its first day. */
export const aBatchWithoutKeys = (use: TestApp, owner: Pick<Owner, 'token'>, more: object = {}) =>
  aRecord(use, owner, '/coaching', FORMS.batch(more));

/** The same with keys, so that students can book; they open nothing. */
export async function aBatch(use: TestApp, owner: Pick<Owner, 'token'>, more: object = {}) {
  const batch = await aBatchWithoutKeys(use, owner, more);
  await giveKeys(use, 'batch_id', batch._id);
  return batch;
}

/** The body of coachingbooking/add in legacy names; a mobile number of its own for each. */
export const enrolmentForm = (batch: { _id: string }, more: object = {}) => ({
  coachingId: batch._id,
  studentName: 'Ananya Iyer',
  email: 'ananya@example.com',
  mobile: freshMobile(),
  ...more,
});

export const enrol = (
  { call }: Pick<TestApp, 'call'>,
  batch: { _id: string },
  more: object = {},
): Promise<CallAnswer> => call('POST', '/coachingbooking/add', enrolmentForm(batch, more), { from: freshAddress() });
