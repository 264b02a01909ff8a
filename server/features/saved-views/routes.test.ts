import { beforeAll, expect, test } from 'vitest';
import { anAdmin } from '#server/testing/factories/admin.ts';
import { anInspector } from '#server/testing/factories/inspector.ts';
import { anOwner, type Owner } from '#server/testing/factories/organisation.ts';
import { aPark } from '#server/testing/factories/park.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();
const LIST = '/app/searchreports';
type Caller = Pick<Owner, 'token'>;
let owner: Owner;
beforeAll(async () => {
  owner = await anOwner(use);
});

const view = (name: string, more: object = {}) => ({
  ...{ list: LIST, name, query: 'status=refunded&days=yesterday', columns: ['mobile'], main: false },
  ...more,
});
const save = ({ token }: Caller, body: object) => use.call('POST', '/views/save', body, { token });
const remove = ({ token }: Caller, name: string) => use.call('POST', '/views/remove', { list: LIST, name }, { token });
const listed = async ({ token }: Caller) => (await use.call('GET', '/views/list', undefined, { token })).json;
const names = async (caller: Caller) => (await listed(caller)).map(({ name }: { name: string }) => name);

test('a view is kept as it was named, on every device, and answered by list and name', async () => {
  const somebody = await anOwner(use);
  await save(somebody, view('Saturday refunds'));
  const { status, json } = await save(somebody, view('  aborted ', { list: '/app/payments', columns: [] }));
  expect(status).toBe(200);
  expect(json).toEqual([view('aborted', { list: '/app/payments', columns: [] }), view('Saturday refunds')]);
  expect(await listed(somebody)).toEqual(json);
});

test('the same name changes the view; another name renames it; a name that is taken is refused', async () => {
  const somebody = await anOwner(use);
  await save(somebody, view('One'));
  await save(somebody, view('Two'));
  await save(somebody, view('One', { query: 'sort=-total' }));
  expect((await listed(somebody))[0]).toEqual(view('One', { query: 'sort=-total' }));
  await save(somebody, view('First', { was: 'One' }));
  expect(await names(somebody)).toEqual(['First', 'Two']);
  const taken = await save(somebody, view('Two', { was: 'First' }));
  expect([taken.status, taken.json.message]).toEqual([
    409,
    'You have a view of this name already. Please choose another name.',
  ]);
  expect(await names(somebody)).toEqual(['First', 'Two']);
});

test('one view of a list is the one that it opens with', async () => {
  const somebody = await anOwner(use);
  for (const name of ['One', 'Two']) await save(somebody, view(name, { main: true }));
  await save(somebody, view('Elsewhere', { list: '/app/payments', main: true }));
  const main = (await listed(somebody)).filter((one: { main: boolean }) => one.main);
  expect(main.map(({ name }: { name: string }) => name)).toEqual(['Elsewhere', 'Two']);
});

test('a view is forgotten, and forgetting it again is no mistake', async () => {
  const somebody = await anOwner(use);
  await save(somebody, view('One'));
  expect((await remove(somebody, 'One')).json).toEqual([]);
  expect((await remove(somebody, 'One')).status).toBe(200);
});

test('twenty of a list are kept; the next is refused, and each of them can still be changed', async () => {
  const somebody = await anOwner(use);
  for (let count = 1; count <= 20; count += 1) expect((await save(somebody, view(`View ${count}`))).status).toBe(200);
  const next = await save(somebody, view('One too many'));
  expect([next.status, next.json.message]).toEqual([
    409,
    'You have 20 views of this list. Please delete one that you no longer need.',
  ]);
  expect((await save(somebody, view('View 7', { query: '' }))).status).toBe(200);
  expect((await save(somebody, view('Elsewhere', { list: '/app/payments' }))).status).toBe(200);
});

test.each([
  [{ name: '  ' }, 'name', 'Please enter a name'],
  [{ name: 'x'.repeat(41) }, 'name', 'Please use at most 40 characters'],
  [{ query: 'x'.repeat(2001) }, 'query', 'This view is too long to keep'],
  [{ list: 'https://elsewhere.example' }, 'list', 'This is not a list of the console'],
])('%j is refused in plain words', async (more, field, message) => {
  const { status, json } = await save(owner, { ...view('One'), ...more });
  expect([status, json.issues]).toEqual([400, [{ field, message }]]);
});

test('views are of whoever made them: neither another organisation nor a colleague nor the admin sees or forgets them', async () => {
  const [mine, stranger] = [await anOwner(use), await anOwner(use)];
  const colleague = await anInspector(use, mine, (await aPark(use, mine))._id);
  const callers = [mine, stranger, colleague, await anAdmin(use)] as Caller[];
  for (const [at, caller] of callers.entries()) await save(caller, view(`Of ${at}`));
  for (const caller of callers)
    for (const at of callers.keys()) if (callers[at] !== caller) await remove(caller, `Of ${at}`);
  expect(await Promise.all(callers.map(names))).toEqual([['Of 0'], ['Of 1'], ['Of 2'], ['Of 3']]);
  expect((await use.call('GET', '/views/list')).status).toBe(401);
});
