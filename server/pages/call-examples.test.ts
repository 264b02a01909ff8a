import { expect, test } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '#server/testing/test-app.ts';
import { bodyExample } from './call-examples.ts';

const use = useTestApp();

test('every example is one that its own call reads, and asks for what the call requires', () => {
  const bodies = use.deps.endpoints.filter(({ body, form }) => body && !form);
  expect(bodies.length).toBeGreaterThan(100);
  const refused = bodies.flatMap((endpoint) => {
    const { success, error } = z.safeDecode(endpoint.body as z.ZodType, bodyExample(endpoint) as never);
    return success ? [] : [`${endpoint.method} ${endpoint.path}: ${error.issues[0]?.path} ${error.issues[0]?.message}`];
  });
  expect(refused).toEqual([]);
});

test('the document shows the example of each call that takes JSON', async () => {
  const { paths } = (await use.app.inject('/api/openapi.json')).json();
  const { example } = paths['/ticketbooking/add'].post.requestBody.content['application/json'];
  expect(example).toMatchObject({ mobile: '9876543210', fee: [{ name: 'Adult', quantity: 1 }] });
});
