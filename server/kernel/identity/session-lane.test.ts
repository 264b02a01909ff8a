import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test('sessions that are shown at the same time are looked up together, each as its own; who has signed out is out', async () => {
  const owners = await Promise.all(Array.from({ length: 8 }, () => anOwner(use)));
  const [first] = owners;
  await use.call('POST', '/auth/logout', {}, first);
  const asked = await Promise.all(owners.map((owner) => use.call('GET', '/auth/me', undefined, owner)));
  expect(asked.map(({ status }) => status)).toEqual([401, ...Array(7).fill(200)]);
  expect(asked.slice(1).map(({ json }) => json.email)).toEqual(owners.slice(1).map(({ email }) => email));
  const { values } = await use.deps.metrics.together.get();
  const together = values.filter(({ labels }) => labels.what === 'sessions' && labels.how === 'together');
  expect(together.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(1);
});
