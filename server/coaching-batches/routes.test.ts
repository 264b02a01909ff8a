import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const aCoachingOwner = () => anOwner(use, { registrationType: 'coaching' });

test('an added batch is answered in the names of the old API, under both names of its name', async () => {
  const owner = await aCoachingOwner();
  const form = FORMS.batch({ batchName: 'Maths', startDate: '2027-02-01T00:00:00.000Z', mid: '900003' });
  const batch = await aRecord(use, owner, '/coaching', form);
  expect(batch).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{26}$/),
    id: batch._id,
    taken: 0,
    profileRegistrationId: owner.organisationId,
    batchName: 'Maths',
    coachingName: 'Maths',
    startDate: '2027-02-01',
    endDate: '2027-05-31',
    startTime: '07:00',
    endTime: '08:30',
    fee: 1500.5,
    inTake: 30,
    payment: 'ccav',
    mid: '900003',
    createdAt: '2027-01-04T06:30:00.000Z',
    published: true,
    status: true,
    closed: false,
    daysOff: [],
    town: '',
  });
  const { taken: _taken, ...shown } = batch;
  expect((await use.call('GET', `/coaching/${batch._id}`)).json).toEqual(shown);
  const { batchName: _, ...without } = form;
  const other = await aRecord(use, owner, '/coaching', { ...without, coachingName: 'Physics' });
  expect(other.batchName).toBe('Physics');
  const found = await use.call('POST', '/coaching/find', { coachingName: 'Physics' }, { token: owner.token });
  expect(found.json).toEqual([other]);
});

test('what is missing is said in the words of the product', async () => {
  const { token } = await aCoachingOwner();
  const add = async (more: object) => (await use.call('POST', '/coaching/add', FORMS.batch(more), { token })).json;
  const texts = {
    batchName: 'batch name is required',
    startDate: 'start date is required',
    endDate: 'end date is required',
    startTime: 'start time is required',
    endTime: 'end time is required',
    fee: 'fee is required',
    inTake: 'in take is required',
  };
  for (const [field, message] of Object.entries(texts))
    for (const empty of ['', undefined])
      expect(await add({ [field]: empty }), `${field} ${empty}`).toMatchObject({ message, issues: [{ field }] });
  expect((await add({ endDate: '2027-01-31' })).message).toBe('The batch cannot end before it begins');
  expect((await add({ inTake: 'many' })).message).toBe('Must be only digits');
});

test('the QR code of a batch holds the address of its booking page', async () => {
  const owner = await aCoachingOwner();
  const { _id } = await aRecord(use, owner, '/coaching', FORMS.batch());
  const answer = await use.app.inject(`/api/coaching/qr/${_id}`);
  expect(readQr(answer.rawPayload)?.text).toBe(`http://pravesh.test/coachingbooking/${_id}`);
});
