import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { bookVisit } from '#server/visits/factory.ts';

const use = useTestApp();
const aShowOwner = () => anOwner(use, { registrationType: 'exbhition' });

test('an added show is answered in the names of the old API, its times in Kolkata as they were typed', async () => {
  const owner = await aShowOwner();
  const show = await aRecord(use, owner, '/exbhition', FORMS.exhibition({ organizationName: 'Kala', capacity: '200' }));
  expect(show).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{26}$/),
    id: show._id,
    profileRegistrationId: owner.organisationId,
    organizationName: 'Kala',
    exhibition: 'drama',
    location: 'Town hall',
    date: '2027-01-10T18:00',
    time: '2027-01-10T21:00',
    capacity: 200,
    visitors: 0,
    createdAt: '2027-01-04T06:30:00.000Z',
    published: true,
    status: true,
    closed: false,
    daysOff: [],
  });
  const [row] = await use.database.asOwner('select starts_at from exhibition where id = $1', [show._id]);
  expect(row.starts_at).toEqual(new Date('2027-01-10T12:30:00Z'));
  const instant = await aRecord(use, owner, '/exbhition', FORMS.exhibition({ date: '2027-01-10T12:30:00.000Z' }));
  expect(instant.date).toBe('2027-01-10T18:00');
});

test('a show of the year 10000 is refused: one that nobody can write down would empty everybody’s list', async () => {
  const owner = await aShowOwner();
  for (const date of ['9999-12-31T23:00:00Z', '0000-01-01T00:00']) {
    const form = FORMS.exhibition({ date, time: null });
    expect(await use.call('POST', '/exbhition/add', form, owner)).toMatchObject({
      status: 400,
      json: { issues: [{ field: 'date', message: 'Please enter a date and a time' }] },
    });
  }
  expect((await use.call('GET', '/exbhition/list')).status).toBe(200);
});

test('nothing is required of a show, but what is given must make sense', async () => {
  const owner = await aShowOwner();
  const empty = await aRecord(use, owner, '/exbhition', { organizationName: '', date: '', time: null });
  expect(empty).toMatchObject({
    organizationName: '',
    exhibition: 'exhibition',
    date: null,
    time: null,
    capacity: null,
  });
  const add = async (more: object) =>
    (await use.call('POST', '/exbhition/add', FORMS.exhibition(more), { token: owner.token })).json;
  expect(await add({ time: '2027-01-10T17:00' })).toMatchObject({
    message: 'The show cannot end before it begins',
    issues: [{ field: 'time' }],
  });
  expect((await add({ exhibition: 'circus' })).message).toBe('Please choose a type');
  expect((await add({ date: '2027-02-30T10:00' })).message).toBe('Please enter a date and a time');
});

test('staff see how many have put their name down, visitors do not', async () => {
  const owner = await aShowOwner();
  const show = await aRecord(use, owner, '/exbhition', FORMS.exhibition());
  for (let count = 0; count < 3; count += 1) {
    const { json } = await bookVisit(use, show);
    if (count === 0) await use.call('DELETE', `/exbhitionbooking/${json._id}`, undefined, owner);
  }
  const { json: own } = await use.call('POST', '/exbhition/get', {}, owner);
  expect(own[0].visitors).toBe(2);
  expect(await use.call('GET', `/exbhition/${show._id}`)).not.toHaveProperty('json.visitors');
});
