import { expect, test } from 'vitest';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test('a name is required and stands once in the list', async () => {
  const { token } = await anAdmin(use);
  const add = (name: string) => use.call('POST', '/category/add', { name }, { token });
  expect((await add(' ')).json.message).toBe('category name is required');
  await add('Museums');
  const other = await add('Lakes');
  expect(await add('MUSEUMS')).toMatchObject({ status: 409, json: { code: 'ALREADY_EXISTS' } });
  const renamed = await use.call('PUT', `/category/${other.json._id}`, { name: 'Museums' }, { token });
  expect(renamed.status).toBe(409);
});
