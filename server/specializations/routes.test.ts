import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test('an added specialization is answered in the names of the old API, and visitors list those of a profile', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const added = await aRecord(use, owner, '/specilization', { specilization: 'Skin', status: false });
  expect(added).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{26}$/),
    id: added._id,
    profileRegistrationId: owner.organisationId,
    specilization: 'Skin',
    status: false,
    createdAt: '2027-01-04T06:30:00.000Z',
  });
  const seen = await use.call('POST', '/specilization/listbyprofileid', {
    profileRegistrationId: owner.organisationId,
  });
  expect(seen.json).toEqual([added]);
});
