import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import type { CallAnswer, TestApp } from '#server/testing/test-app.ts';
import { freshAddress, freshMobile } from '#server/tickets/factory.ts';

export const aShowOwner = (use: TestApp): Promise<Owner> => anOwner(use, { registrationType: 'exbhition' });

export const aShow = (use: TestApp, owner: Pick<Owner, 'token'>, more: object = {}) =>
  aRecord(use, owner, '/exbhition', FORMS.exhibition(more));

/** Body of exbhitionbooking/add with legacy names. */
export const visitForm = (show: { _id: string }, more: object = {}) => ({
  exbhitionId: show._id,
  visitorName: 'Kavya Reddy',
  mobile: freshMobile(),
  ...more,
});

export const bookVisit = (
  { call }: Pick<TestApp, 'call'>,
  show: { _id: string },
  more: object = {},
): Promise<CallAnswer> => call('POST', '/exbhitionbooking/add', visitForm(show, more), { from: freshAddress() });
