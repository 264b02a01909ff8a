import { expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp();

/** No offering of ours is called by these: old clients send such beside the booking, in any of the fields. */
const BAD_HINTS = [
  { clinicId: '' },
  { parkId: null },
  { branchId: 7 },
  { exbhitionId: 'not an id' },
  { coachingId: {} },
];

const KINDS = {
  doctor: async () => bookDoctor(use, await aClinic(use, await anOwner(use, { registrationType: 'doctor' }))),
  loan: async () => bookLoan(use, await aBranch(use, await anOwner(use, { registrationType: 'loan' }))),
  exbhition: async () => bookVisit(use, await aShow(use, await aShowOwner(use))),
};

test.each(Object.entries(KINDS))(
  'what is no id of an offering is passed over beside a booking: %s',
  async (kind, book) => {
    const { _id: bookingId } = (await book()).json;
    const details = (hint: object) => use.call('POST', `/${kind}booking/appointmentdetails`, { bookingId, ...hint });
    const [plain, ...hinted] = await Promise.all([{}, ...BAD_HINTS].map(details));
    expect(plain?.json).toMatchObject({ bookingId });
    expect(hinted.map(({ status, json }) => [status, json])).toEqual(BAD_HINTS.map(() => [200, plain?.json]));
    expect((await details({ bookingId: '' })).status).toBe(400);
  },
);

test('where the second id says whose code is shown it must be one', async () => {
  const { json } = await KINDS.loan();
  const { status } = await use.call('POST', '/loanbooking/getqrcodebystatus', { bookingId: json._id, branchId: '' });
  expect(status).toBe(400);
});

test('a mobile number finds tokens by the name of their clinic or branch, each under its own name', async () => {
  const clinic = await aClinic(use, await anOwner(use, { registrationType: 'doctor' }), { clinicName: 'Sanjeevani' });
  const branch = await aBranch(use, await anOwner(use, { registrationType: 'loan' }), { branchName: 'Ameerpet' });
  const mobile = '9876512312';
  await bookDoctor(use, clinic, { mobile });
  await bookLoan(use, branch, { mobile });
  const find = async (kind: string, ids: object) =>
    (await use.call('POST', `/${kind}booking/getqrcodebymobile`, { mobile, ...ids })).json.ticketDetails[0];
  const [token, turn] = [await find('doctor', { clinicId: clinic._id }), await find('loan', { branchId: branch._id })];
  expect([token.clinicName, token.branchName]).toEqual(['Sanjeevani', undefined]);
  expect([turn.branchName, turn.clinicName]).toEqual(['Ameerpet', undefined]);
});
