import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test('the admin keeps the categories, and anyone reads them', async () => {
  const [{ token }, owner] = [await anAdmin(use), await anOwner(use)];
  const added = await use.call('POST', '/category/add', { name: ' Zoos ' }, { token });
  expect(added.status).toBe(201);
  expect(added.json).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{26}$/),
    id: added.json._id,
    name: 'Zoos',
    status: true,
    createdAt: '2027-01-04T06:30:00.000Z',
  });
  for (const reader of [undefined, owner.token, token]) {
    const list = await use.call('GET', '/category', undefined, { token: reader });
    expect([list.json, list.headers['x-total-count']]).toEqual([[added.json], '1']);
    expect((await use.call('GET', `/category/${added.json._id}`, undefined, { token: reader })).json).toEqual(
      added.json,
    );
  }
  const changed = await use.call('PUT', `/category/${added.json._id}`, { name: 'Gardens', status: false }, { token });
  expect(changed.json).toEqual({ ...added.json, name: 'Gardens', status: false });
  const removed = await use.call('DELETE', `/category/${added.json._id}`, undefined, { token });
  expect(removed.json).toEqual({ _id: added.json._id, id: added.json._id, deleted: true });
  for (const [method, body] of [['GET'], ['PUT', { name: 'X' }], ['DELETE']] as const)
    expect((await use.call(method, `/category/${added.json._id}`, body, { token })).status).toBe(404);
});

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
