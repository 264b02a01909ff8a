import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const aCoachingOwner = () => anOwner(use, { registrationType: 'coaching' });

test('what makes no sense is said in the words of the product', async () => {
  const { token } = await aCoachingOwner();
  const add = async (more: object) => (await use.call('POST', '/coaching/add', FORMS.batch(more), { token })).json;
  expect((await add({ endDate: '2027-01-31' })).message).toBe('The batch cannot end before it begins');
  expect((await add({ inTake: 'many' })).message).toBe('Must be only digits');
});
