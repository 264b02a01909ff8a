import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { bookVisit } from '#server/visits/factory.ts';

const use = useTestApp();
const aShowOwner = () => anOwner(use, { registrationType: 'exbhition' });

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
