import { expect, test } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '#server/testing/test-app.ts';
import { bodyExample } from './api-docs-examples.ts';

const use = useTestApp();

/** As the script of the page fills it. */
const filled = (example: unknown): unknown =>
  JSON.parse(
    JSON.stringify(example)
      .replaceAll('{tomorrow}', '2027-02-01')
      .replace(/\{\w+\.\w+\}/g, '0123456789abcdefghjkmnpqrs'),
  );

test('every example is one that its own call reads, and asks for what the call requires', () => {
  const bodies = use.deps.endpoints.filter(({ body, form }) => body && !form);
  expect(bodies.length).toBeGreaterThan(100);
  const refused = bodies.flatMap((endpoint) => {
    const { success, error } = z.safeDecode(endpoint.body as z.ZodType, filled(bodyExample(endpoint)) as never);
    return success ? [] : [`${endpoint.method} ${endpoint.path}: ${error.issues[0]?.path} ${error.issues[0]?.message}`];
  });
  expect(refused).toEqual([]);
});
