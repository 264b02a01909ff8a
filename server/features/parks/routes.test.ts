import { expect, test } from 'vitest';
import { anOwner } from '#server/testing/factories/organisation.ts';
import { aPark } from '#server/testing/factories/park.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test('an owner adds a park and is answered the stored record in legacy names', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { parkName: 'Zoo' });
  expect(park).toMatchObject({ parkName: 'Zoo', adultFee: 100 });
});
