import { giveKeys } from '#server/gateway-credentials/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import type { CallAnswer, TestApp } from '#server/testing/test-app.ts';
import { freshAddress, freshMobile } from '#server/tickets/factory.ts';

export const aBatchWithoutKeys = (use: TestApp, owner: Pick<Owner, 'token'>, more: object = {}) =>
  aRecord(use, owner, '/coaching', FORMS.batch(more));

/** With fake gateway credentials, so that students can book. */
export async function aBatch(use: TestApp, owner: Pick<Owner, 'token'>, more: object = {}) {
  const batch = await aBatchWithoutKeys(use, owner, more);
  await giveKeys(use, 'batch_id', batch._id);
  return batch;
}

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
