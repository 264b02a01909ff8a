import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import type { CallAnswer, TestApp } from '#server/testing/test-app.ts';
import { freshAddress, freshMobile } from '#server/tickets/factory.ts';

export const tokenOwners = async (use: TestApp): Promise<{ doctors: Owner; bank: Owner }> => ({
  doctors: await anOwner(use, { registrationType: 'doctor' }),
  bank: await anOwner(use, { registrationType: 'loan' }),
});

export const aClinic = (use: Pick<TestApp, 'call'>, owner: Pick<Owner, 'token'>, more: object = {}) =>
  aRecord(use, owner, '/clinic', FORMS.clinic(more));
export const aBranch = (use: Pick<TestApp, 'call'>, owner: Pick<Owner, 'token'>, more: object = {}) =>
  aRecord(use, owner, '/branch', FORMS.branch(more));

export const doctorForm = (clinic: { _id: string; doctorId: string }, more: object = {}) => ({
  clinicId: clinic._id,
  doctorId: clinic.doctorId,
  patientName: 'Lakshmi Devi',
  mobile: freshMobile(),
  paymentMode: 'cash',
  ...more,
});

export const loanForm = (branch: { _id: string }, more: object = {}) => ({
  branchId: branch._id,
  name: 'Mohan Rao',
  mobile: freshMobile(),
  typeOfLoan: 'Home',
  ...more,
});

export const bookDoctor = (
  { call }: Pick<TestApp, 'call'>,
  clinic: { _id: string; doctorId: string },
  more: object = {},
): Promise<CallAnswer> => call('POST', '/doctorbooking/add', doctorForm(clinic, more), { from: freshAddress() });
export const bookLoan = (
  { call }: Pick<TestApp, 'call'>,
  branch: { _id: string },
  more: object = {},
): Promise<CallAnswer> => call('POST', '/loanbooking/add', loanForm(branch, more));
