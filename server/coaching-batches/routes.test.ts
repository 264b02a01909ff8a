import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
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

test('what makes no sense is said in the words of the product', async () => {
  const { token } = await aCoachingOwner();
  const add = async (more: object) => (await use.call('POST', '/coaching/add', FORMS.batch(more), { token })).json;
  expect((await add({ endDate: '2027-01-31' })).message).toBe('The batch cannot end before it begins');
  expect((await add({ inTake: 'many' })).message).toBe('Must be only digits');
});
