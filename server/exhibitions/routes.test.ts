import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { bookVisit } from '#server/visits/factory.ts';

const use = useTestApp();
const aShowOwner = () => anOwner(use, { registrationType: 'exbhition' });

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
