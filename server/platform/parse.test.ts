import { expect, test } from 'vitest';
import { anOwner, registration } from '#server/testing/factories/organisation.ts';
import { parkForm } from '#server/testing/factories/park.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test('a refusal names every wrong field as the caller sent it, and leads with the words of the first', async () => {
  const { status, json } = await use.call(
    'POST',
    '/profileregistration/add',
    registration({ name: '', mobileNumber1: '98x', location: '' }),
  );
  expect(status).toBe(400);
  expect(json.message).toBe(json.issues[0].message);
  expect(json.issues).toContainEqual({ field: 'name', message: 'orgnaization name is required' });
  expect(json.issues).toContainEqual({ field: 'mobileNumber1', message: 'Must be only digits' });
});

test('a hand-written codec names its fields likewise', async () => {
  const owner = await anOwner(use);
  const { json } = await use.call('POST', '/park/add', parkForm({ parkName: '', mid: '' }), { token: owner.token });
  expect(json.issues.map(({ field }: { field: string }) => field)).toEqual(['parkName', 'mid']);
});
